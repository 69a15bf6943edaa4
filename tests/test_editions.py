"""Games with other content are kept at hand, as many as memory allows."""

from __future__ import annotations

import orrery
from orrery.registry import Editions


def test_those_least_recently_used_leave() -> None:
    own = orrery.game("expanse")
    editions = Editions(2)
    made = [own.with_content(own.documents(), digest) for digest in ("one", "two", "three")]
    for game in made[:2]:
        editions.keep(game)
    assert editions.find(own, own.rules_version, "one") is made[0]
    editions.keep(made[2])
    assert [digest for _, _, digest in editions.games] == ["one", "three"]
    assert editions.knows(own, own.rules_version, "one")
    assert not editions.knows(own, own.rules_version, "two")
