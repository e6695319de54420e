"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# A slow machine makes no test fail: what is checked is what comes out, never how long it took.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")
