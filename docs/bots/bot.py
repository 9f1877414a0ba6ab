"""A player of DeltaVee: it flies after the nearest enemy and fires what hits best. docs/bots.md has the protocol.

npm run workshop -- season --players fighter,"python3 docs/bots/bot.py" --games 10
"""

import json
import math
import random
import sys


def say(line):
    print(json.dumps(line), flush=True)


def point(view, unit):
    """Where a unit is, one hex from centre to centre being 1. A sheet has 16 columns and 17 rows, even columns lie lower."""
    letter, column, row = unit["hex"][:-4], int(unit["hex"][-4:-2]), int(unit["hex"][-2:])
    sheet = next((one for one in view["sheets"] if one["letter"] == letter), {"column": 0, "row": 0})
    lower = 0.5 if column % 2 == 0 else 0
    return (sheet["column"] * 16 + column) * math.sqrt(0.75), sheet["row"] * 17 + row + lower


def is_good(order, view, player):
    """Whether a maneuver takes a unit after the nearest enemy: the right way first, then as fast as it is far."""
    flying = [unit for unit in view["units"] if unit["hex"] and unit["direction"]]
    unit = next(one for one in flying if one["id"] == order["unit"])
    x, y = point(view, unit)
    away = [(ex - x, ey - y) for ex, ey in (point(view, one) for one in flying if one["owner"] != player)]
    dx, dy = min(away, key=lambda way: math.hypot(*way), default=(0, 0))
    clock = round(math.degrees(math.atan2(dx, -dy)) / 30)
    off = (clock - unit["direction"]) % 12
    wanted = min(4, 1 + math.hypot(dx, dy) // 4) if off in (11, 0, 1) else 1
    if order["do"] == "turn":
        return off in range(1, 7) if order["side"] == "right" else off in range(7, 12)
    return unit["velocity"] < wanted if order["do"] == "accelerate" else unit["velocity"] > wanted


def choose(question):
    """One of the legal orders, and why."""
    view, legal = question["view"], question["legal"]
    shots = [(odds["probability"], nth) for nth, odds in enumerate(question["odds"]) if odds]
    if shots and max(shots)[0] > 0.1:
        return legal[max(shots)[1]], "the best shot there is"
    one_of = {order["do"]: order for order in random.sample(legal, len(legal))}
    for kind in ("ready", "move-all", "launch-missile", "mims-launch"):
        if kind in one_of:
            return one_of[kind], f"{kind} before anything else"
    maneuvers = [order for order in legal if order["do"] in ("accelerate", "decelerate", "turn")]
    chase = [order for order in maneuvers if "by" not in order and is_good(order, view, question["player"])]
    if chase:
        return random.choice(chase), "after the nearest enemy"
    return one_of.get("end-phase") or random.choice(legal), "nothing better to do"


for text in sys.stdin:
    question = json.loads(text)
    if question["kind"] == "hello":
        say({"kind": "hello", "protocol": 1, "name": "Pursuer", "wants": ["odds", "draw"]})
    elif question["kind"] == "orders":
        random.seed(question["seed"])
        order, reason = choose(question)
        say({"kind": "orders", "number": question["number"], "orders": [order], "reason": reason})
    elif question["kind"] == "draw":
        say({"kind": "draw", "number": question["number"], "draw": question["view"]["turn"] > 40})
    elif question["kind"] == "lost":
        print("lost:", question["why"], file=sys.stderr)
