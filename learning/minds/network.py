"""The network, in PyTorch: a trunk reads the table, and every choice is scored by its own features beside it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from minds.looks import Looker
from minds.settings import Settings

Bundle = dict[str, torch.Tensor]


def stacked(sizes: list[int]) -> nn.ModuleList:
    return nn.ModuleList([nn.Linear(a, b) for a, b in pairwise(sizes)])


class Network(nn.Module):
    """As `Mind` evaluates it."""

    def __init__(self, settings: Settings, looker: Looker) -> None:
        super().__init__()
        self.register_buffer("table_tops", torch.from_numpy(looker.table_tops))
        self.register_buffer("choice_tops", torch.from_numpy(looker.choice_tops))
        width, first = settings.trunk[-1], settings.judge[0]
        self.trunk = stacked([len(looker.table_tops), *settings.trunk])
        self.from_table = nn.Linear(width, first, bias=False)
        self.from_choice = nn.Linear(len(looker.choice_tops), first)
        self.word_keys = nn.Embedding(looker.encoding.size, settings.words) if settings.words else None
        self.word_values = nn.Linear(settings.words, first, bias=False) if settings.words else None
        if self.word_keys is not None:
            nn.init.normal_(self.word_keys.weight, std=0.1)
        self.judge = stacked([*settings.judge, 1])
        self.worth = nn.Linear(width, 1)

    def forward(self, bundle: Bundle) -> tuple[torch.Tensor, torch.Tensor]:
        """A score for each choice of all decisions, and the worth of every position."""
        inner = bundle["tables"] / self.table_tops
        for layer in self.trunk:
            inner = functional.relu(layer(inner))
        rows = self.from_choice(bundle["choices"] / self.choice_tops)
        rows = rows + self.from_table(inner)[bundle["whose"]]
        if self.word_keys is not None and self.word_values is not None:
            rows = rows + self.word_values(self.word_keys(bundle["numbers"]))
        rows = functional.relu(rows)
        for layer in self.judge[:-1]:
            rows = functional.relu(layer(rows))
        return self.judge[-1](rows).squeeze(-1), torch.tanh(self.worth(inner)).squeeze(-1)

    def arrays(self) -> dict[str, np.ndarray]:
        """The weights as `Mind` wants them: what is learned about a word is worked out once."""
        made = {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}
        keys, values = made.pop("word_keys.weight", None), made.pop("word_values.weight", None)
        if keys is not None:
            made["words.weight"] = keys @ values.T
        return made


def together(bundles: list[Bundle]) -> Bundle:
    """Several bundles as one, with the decision that each choice belongs to and where its choices begin."""
    made = {name: torch.cat([bundle[name] for bundle in bundles]) for name in bundles[0]}
    counts = made["counts"]
    made["firsts"] = counts.cumsum(0) - counts
    made["whose"] = torch.repeat_interleave(torch.arange(len(counts), device=counts.device), counts)
    return made


def log_shares(scores: torch.Tensor, bundle: Bundle) -> torch.Tensor:
    """The logarithm of how likely each choice is among those of its decision."""
    number, whose = len(bundle["counts"]), bundle["whose"]
    most = torch.full((number,), -1e9, device=scores.device).scatter_reduce(0, whose, scores.detach(), "amax")
    bare = scores - most[whose]
    shares = torch.zeros(number, device=scores.device).index_add(0, whose, bare.exp())
    return bare - shares.log()[whose]


def losses(network: Network, bundle: Bundle) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """How surprising the teacher's choices are, how far off the worths are, and in how many both agree."""
    scores, worths = network(bundle)
    scores = scores.float()
    number = len(bundle["counts"])
    most = torch.full((number,), -1e9, device=scores.device).scatter_reduce(0, bundle["whose"], scores, "amax")
    shares = torch.zeros(number, device=scores.device)
    shares = shares.index_add(0, bundle["whose"], (scores - most.detach()[bundle["whose"]]).exp())
    made = scores[bundle["firsts"] + bundle["chosen"]]
    surprise = (shares.log() + most.detach() - made).mean()
    return surprise, (worths.float() - bundle["worths"]).square().mean(), (made >= most).float().mean()


def on_device(read: Any, device: torch.device) -> Bundle:
    """A bundle as it was written, as tensors."""
    made = {name: torch.from_numpy(read[name]) for name in read.files}
    made["numbers"] = made["numbers"].long()
    return {name: tensor.to(device) for name, tensor in made.items()}
