"""A bot for all the games, in plain Python: the nearest product in Math Wiz, the middle choice elsewhere.

    spellhall arena mathwiz --bots "cmd:python examples/careful_bot.py,random"

The messages are explained in docs/bot-protocol.md.
"""

import json
import sys


def nearest_product(target: int, choices: list[str]) -> str:
    """Of choices such as 7x9 the one whose product is nearest to the target."""

    def distance(choice: str) -> int:
        product = 1
        for factor in choice.split("x"):
            product *= int(factor)
        return abs(product - target)

    return min(choices, key=distance)


def decide(game: str, message: dict) -> str:
    choices = message["choices"]
    products = [choice for choice in choices if choice.replace("x", "").isdigit() and "x" in choice]
    if game == "mathwiz" and products and message["position"]["target"].isdigit():
        return nearest_product(int(message["position"]["target"]), products)
    return choices[len(choices) // 2]


game = ""
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        game = message["game"]
    elif message["type"] == "choose":
        print(json.dumps({"number": message["number"], "choice": decide(game, message)}), flush=True)
    elif message["type"] == "refused":
        print(f"refused: {message['why']}", file=sys.stderr)
    elif message["type"] == "end":
        break
