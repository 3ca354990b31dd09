"""Information-set search over the contract of rules alone: it knows no game, and no more than its seat does."""

from alicegames.bots.search.bot import SearchBot
from alicegames.bots.search.comparison import Comparison, compare
from alicegames.bots.search.estimates import OptionEstimate, evaluate_options
from alicegames.bots.search.plan import Plan

__all__ = ["Comparison", "OptionEstimate", "Plan", "SearchBot", "compare", "evaluate_options"]
