"""PettingZoo environments of prestidigitators: `env`, `raw_env`, `parallel_env`."""

from spellhall.envs.zoo import Family

FAMILY = Family("prestidigitators")
env, raw_env, parallel_env = FAMILY.env, FAMILY.raw_env, FAMILY.parallel_env
