/** What the seat to act is asked to do in Binokel. */
import { fill, type Text, text } from '../../lang/text.ts';
import { HIGHEST_BID, isSpecialBid, rankOfBid, WEG } from './cards.ts';
import { demandOf } from './follow.ts';
import type { Observation } from './observation.ts';
import { highBid, trumpOf } from './state.ts';

const BID = text(
  'bid $1 or more against {$2}, or say weg',
  'biete gegen {$2}, ab $1, oder sag weg',
);
const BID_ALONE = text(
  'nobody has bid: bid $1 or more, or say weg',
  'niemand hat geboten: biete ab $1 oder sag weg',
);
const TOO_HIGH = text('nothing is higher: say weg', 'höher geht es nicht: sag weg');
const ANNOUNCE = text('name trumps or another game', 'nenne Trumpf oder ein anderes Spiel');
const ANNOUNCE_SPECIAL = text('announce your game', 'sag dein Spiel an');
const CALL = text('call a card, or name your game', 'rufe eine Karte oder sag dein Spiel an');
const RETURN = text('give a card back to {$1}', 'gib {$1} eine Karte zurück');
const AWAY = text('discard $1 cards', 'drücke $1 Karten');
const AWAY_MORE = text('discard $1 more', 'drücke noch $1');
const PLAY = text('play to this trick', 'gib zu diesem Stich zu');
const LEAD = text('lead any card', 'spiele eine Karte aus');

const DISCARDS = 4;

function bidPrompt(observation: Observation): Text {
  const { options, rival } = observation;
  const high = highBid(observation, WEG);
  const least = Math.max(options.minBid, high === undefined ? 0 : rankOfBid(high.bid) + 10);
  if (least > HIGHEST_BID) return TOO_HIGH;
  return rival < 0 ? fill(BID_ALONE, least) : fill(BID, least, rival);
}

function announcePrompt(observation: Observation, mayCall: boolean): Text {
  if (mayCall) return CALL;
  return isSpecialBid(highBid(observation, WEG)?.bid ?? 0) ? ANNOUNCE_SPECIAL : ANNOUNCE;
}

/** What a trick asks is told to the one who plays to it: it tells of their hand. */
function playPrompt(observation: Observation): Text {
  const { turn, observer, trick, open } = observation;
  if (trick.length === 0) return LEAD;
  return turn === observer ? demandOf(open[observer] ?? [], trick, trumpOf(observation)) : PLAY;
}

export function promptOf(observation: Observation, mayCall: boolean): Text {
  const { phase, called, discarded } = observation;
  switch (phase) {
    case 'bid':
      return bidPrompt(observation);
    case 'announce':
      return announcePrompt(observation, mayCall);
    case 'return':
      return fill(RETURN, called?.from ?? 0);
    case 'away':
      return fill(discarded === 0 ? AWAY : AWAY_MORE, DISCARDS - discarded);
    default:
      return playPrompt(observation);
  }
}
