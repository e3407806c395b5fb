/** What a player of Binokel counts: before the play the trumps of each suit, then the bid against what it has made. */
import { thoseThatHold } from '../../../blocks/conditions.ts';
import { knownNote } from '../../../blocks/known-note.ts';
import { pointsOf } from '../../../blocks/trick.ts';
import { writeCard } from '../../../cards/pack.ts';
import { sum } from '../../../engine/estimate.ts';
import type { Note, NoteLine } from '../../../engine/table.ts';
import { cardMarks, fill, joinTexts, same, signed, type Text } from '../../../lang/text.ts';
import { CARD_POINTS, pack, SUITS, suitOf, suitSign } from '../rules/cards.ts';
import { type Meld, meldCards, meldSums } from '../rules/melds.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { highRank, samePartyAs } from '../rules/state.ts';
import { areDiscardsOpen, isBidMade, meldsKnown, stillNeeded, trumpsCounted } from './facts.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told } = texts;

/** How many trumps each suit would make, and what it would bring in melds. */
function trumpsNote(observation: Observation): Note {
  const hand = ownHand(observation);
  const melds = meldSums(hand);
  const lines = Array.from({ length: SUITS }, (_, suit): NoteLine => {
    const trumps = hand.filter((card) => suitOf(card) === suit).length;
    const label = joinTexts([suitSign(suit), trumpsCounted(trumps)], '  ');
    return { label, value: fill(texts.melds.sum, melds[suit] ?? 0) };
  });
  return { title: told.asTrump, lines };
}

/** What declarer's party has in tricks; declarer alone knows what the discards count. */
function wonByParty({ declarer, options, points, mine }: Observation): number {
  const seats = samePartyAs(declarer, options.players);
  return sum(seats.map((seat) => points[seat] ?? 0)) + pointsOf(mine, CARD_POINTS);
}

/** What the bid still lacks and what it costs if it fails; that it is made, once it can no longer fail. */
function lackLines(observation: Observation, melds: number): readonly NoteLine[] {
  const { options } = observation;
  if (isBidMade(observation, melds)) return [{ label: told.isMade }];
  const discards = { label: told.discards };
  return [
    { label: told.missing, value: stillNeeded(observation, melds) },
    ...thoseThatHold([[areDiscardsOpen(observation, melds), discards]]),
    { label: told.ifLost, value: signed(-options.lostFactor * highRank(observation)) },
  ];
}

/** What the sum of the bid's note is made of: the discards count for declarer, who alone knows them. */
function madeLabel({ mine, declarer, options, tricks }: Observation): Text {
  const isUntaken = samePartyAs(declarer, options.players).every((seat) => tricks[seat] === 0);
  if (mine.length === 0) return told.made;
  return isUntaken ? told.madeAside : told.madeAll;
}

/** The bid as a bar: melds, points won, and what is missing (BIN-13). */
function bidNote(observation: Observation, melds: number): Note {
  const { declarer } = observation;
  const bid = highRank(observation);
  const won = wonByParty(observation);
  return {
    title: fill(told.bid, declarer, bid),
    lines: [
      {
        label: madeLabel(observation),
        value: same(`${melds} + ${won}`),
        bar: { parts: [melds, won], of: bid },
      },
      ...lackLines(observation, melds),
    ],
  };
}

/** A meld of a seat as the cards that show it and what it counts. */
function meldLine(seat: number, meld: Meld): NoteLine {
  const cards = meldCards(meld);
  const tokens = cards.map((card) => writeCard(pack, card));
  return {
    label: same(`{${seat}} ${cardMarks(tokens)}`),
    value: same(meld.value),
  };
}

/** BIN-9: the melds that all have shown, each as its cards; they can be looked at through the first trick. */
function meldNotes({ melds, tricks }: Observation): readonly Note[] {
  if (tricks.some((count) => count > 0)) return [];
  const lines = melds.flatMap((shown, seat) => shown.map((meld) => meldLine(seat, meld)));
  return lines.length === 0 ? [] : [{ title: told.melds, lines }];
}

/** BIN-9: the cards shown in melds that have not been played, by seat. */
const seenTokens = ({ seen }: Observation): readonly (readonly string[])[] =>
  seen.map((cards) => cards.map((card) => writeCard(pack, card)));

/**
 * What a player counts beside the table: before the play what each trump would bring, then the bid against what it has
 * made.
 */
export function notes(observation: Observation): readonly Note[] {
  const { phase, observer, contract } = observation;
  if (observer < 0) return [];
  if (phase === 'bid' || phase === 'announce' || phase === 'return')
    return [trumpsNote(observation)];
  if (phase !== 'play' && phase !== 'away') return [];
  const melds = meldsKnown(observation);
  const known = knownNote(observer, seenTokens(observation));
  const shown = [...meldNotes(observation), ...known];
  if (contract?.kind !== 'game' || melds === undefined) return shown;
  return [bidNote(observation, melds), ...shown];
}
