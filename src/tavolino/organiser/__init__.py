"""The office: organises competitions whose matches are played here, simulated, or typed in from a cardboard table."""
