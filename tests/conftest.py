"""For all tests."""

from hypothesis import HealthCheck, settings

# No test fails on a clock; what fails prints how to see it again.
settings.register_profile(
    "tavolino", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tavolino")
