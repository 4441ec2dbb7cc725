"""What every game keeps because it is registered."""
