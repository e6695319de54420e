"""Settings for all tests."""

from importlib.util import find_spec

if find_spec("hypothesis") is not None:  # the research environment has no property tests
    from hypothesis import HealthCheck, settings

    # A slow machine makes no test fail: what is checked is what comes out, never how long it took.
    settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("steady")
