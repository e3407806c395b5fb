/**
 * What a player of Canasta counts at every turn: what their party still needs, what they would score if somebody went
 * out now, and how far the parties are from the target.
 */
import type { Bag } from '../../../cards/bag.ts';
import { writeCard } from '../../../cards/pack.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Note, NoteLine } from '../../../engine/table.ts';
import { capital, cardMarks, fill, same, signed, type Text } from '../../../lang/text.ts';
import { ACE, FOUR, isWild, JOKER, tokens, valueFor, valueOfAll } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { GOING_OUT, MIXED_CANASTA, NATURAL_CANASTA, RED_THREE, valueLaid } from '../state/score.ts';
import {
  CANASTA,
  hasCanasta,
  isDealt,
  isFrozen,
  type Meld,
  minimumOf,
  partyOf,
  sideOf,
  sideOfParty,
} from '../state/state.ts';
import { LEAST_CARDS } from '../turn/going-out.ts';
import { layOf } from '../turn/lay.ts';
import { type Observation, sceneIn } from '../turn/observation.ts';
import { resultOfTake } from '../turn/take.ts';
import { layable, naturalsOf } from './in-hand.ts';
import { partyLabel, rankName } from './names.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told } = texts;

const marks = (cards: Bag): string => cardMarks(cards.map((card) => writeCard(tokens, card)));

/** A meld of the own party: how many cards it lacks, and those in hand that fit. */
function meldLine({ hand }: Observation, { rank, cards }: Meld): NoteLine {
  const fitting = naturalsOf(hand, rank);
  const short = CANASTA - cards.length;
  const label = rankName(rank);
  if (fitting.length === 0) return { label, value: fill(told.short, short) };
  const held = marks(fitting.slice(0, short));
  return {
    label,
    value: fill(told.shortWith, short, held),
  };
}

/** The most melds, and the most ranks in hand, that are told. */
const MOST_MELDS = 3;
const MOST_RANKS = 2;

/** The melds that are nearest to a canasta. */
function meldLines(observation: Observation, melds: readonly Meld[]): readonly NoteLine[] {
  return melds
    .filter(({ cards }) => cards.length < CANASTA)
    .sort((a, b) => b.cards.length - a.cards.length || b.rank - a.rank)
    .slice(0, MOST_MELDS)
    .map((meld) => meldLine(observation, meld));
}

/** Ranks of which the hand alone makes a meld. */
function newLines({ hand }: Observation, melds: readonly Meld[]): readonly NoteLine[] {
  const ranks = Array.from({ length: ACE - FOUR + 1 }, (_, at) => ACE - at);
  return ranks
    .filter((rank) => melds.every((meld) => meld.rank !== rank))
    .map((rank) => ({ rank, cards: naturalsOf(hand, rank) }))
    .filter(({ cards }) => cards.length >= LEAST_CARDS)
    .slice(0, MOST_RANKS)
    .map(({ rank, cards }) => ({ label: rankName(rank), value: fill(told.fresh, marks(cards)) }));
}

/** What the first meld must count (CAN-11), beside what the hand could lay; or that it is laid. */
function opening({ hand, observer, standing }: Observation, melds: readonly Meld[]): Text {
  if (melds.length > 0) return told.laid;
  const least = minimumOf(standing, observer);
  const most = valueOfAll(layable(hand, melds));
  return most === 0 ? same(least) : fill(told.opens, least, most);
}

/** That the pile is frozen for a party before its first meld (CAN-13). */
function pileLines({ pile }: Observation, melds: readonly Meld[]): readonly NoteLine[] {
  const isFrozenFirst = melds.length === 0 && pile.length > 0 && !isFrozen(pile);
  return isFrozenFirst ? [{ label: told.pile, value: told.frozenFirst }] : [];
}

function wildLines({ hand }: Observation): readonly NoteLine[] {
  const wilds = hand.filter(isWild);
  return wilds.length === 0 ? [] : [{ label: told.wilds, value: same(marks(wilds)) }];
}

/** What the party needs: to lay its first meld (CAN-11), to go out (CAN-18), and to finish its melds. */
function needs(observation: Observation): Note {
  const { observer } = observation;
  const { melds } = sideOf(observation, observer);
  const canasta = hasCanasta(melds) ? told.hasCanasta : told.oneCanasta;
  return {
    title: told.needs,
    lines: [
      {
        label: told.toOpen,
        value: opening(observation, melds),
      },
      {
        label: told.toGoOut,
        value: canasta,
      },
      ...pileLines(observation, melds),
      ...meldLines(observation, melds),
      ...newLines(observation, melds),
      ...wildLines(observation),
    ],
  };
}

/** What lies before the party after a move, and the hand that is left; undefined where no cards are laid. */
function afterMove(observation: Observation, move: Move): { value: number; hand: Bag } | undefined {
  const scene = sceneIn(observation);
  if (move.verb === 'discard' || move.verb === 'red') {
    const [card] = move.sets[0] ?? [];
    const at = observation.hand.indexOf(card ?? -1);
    return {
      value: valueLaid(scene.side),
      hand: observation.hand.toSpliced(at, 1),
    };
  }
  const lays = move.verb === 'meld' || move.verb === 'add' || move.verb === 'merge';
  const takes = move.verb === 'take' || move.verb === 'to';
  if (!lays && !takes) return undefined;
  const laid = lays ? layOf(scene, move) : resultOfTake(scene, move);
  if (isRefusal(laid)) return undefined;
  return {
    value: valueLaid(laid.side),
    hand: laid.hand,
  };
}

/** What the deal would bring the observer now, and after the move that they are about to make. */
function ending(observation: Observation, move: Move | undefined): Note {
  const { observer, hand } = observation;
  const laid = valueLaid(sideOf(observation, observer));
  const after = move === undefined ? undefined : afterMove(observation, move);
  const lines: NoteLine[] = [
    {
      label: told.onTable,
      value: signed(laid),
    },
    {
      label: told.inHand,
      value: signed(-valueOfAll(hand)),
    },
    {
      label: told.together,
      value: signed(laid - valueOfAll(hand)),
    },
  ];
  if (after === undefined) return { title: told.ending, lines };
  const value = signed(after.value - valueOfAll(after.hand));
  return {
    title: told.ending,
    lines: [...lines, { label: told.after, value }],
  };
}

/** A total, and what lies on the table beside it, if anything. */
function standingText(total: number, onTable: number): Text {
  if (onTable === 0) return same(total);
  return fill(onTable > 0 ? told.gains : told.owes, total, Math.abs(onTable));
}

/** Every party on its way to the target, its cards on the table as far as they would bring it. */
function standings(observation: Observation): Note {
  const { standing, sides, observer } = observation;
  const { target } = standing.options;
  const own = partyOf(standing, observer);
  const parties = sides
    .map((_, party) => party)
    .sort((a, b) => Number(b === own) - Number(a === own));
  return {
    title: fill(told.race, target),
    lines: parties.map((party): NoteLine => {
      const seat = standing.party.indexOf(party);
      const total = standing.totals[seat] ?? 0;
      const value = valueLaid(sideOfParty(observation, party));
      return {
        label: capital(partyLabel(observation, party)),
        value: standingText(total, value),
        bar: { parts: [total, value], of: target },
      };
    }),
  };
}

/** The open melds of the other parties, the longest first: what is discarded for them may cost the pile. */
function collected(observation: Observation): Note {
  const own = partyOf(observation.standing, observation.observer);
  const melds = observation.sides.flatMap((side, party) => (party === own ? [] : side.melds));
  const open = melds.filter(({ cards }) => cards.length < CANASTA);
  const ordered = open.sort((a, b) => b.cards.length - a.cards.length || b.rank - a.rank);
  return {
    title: told.theirs,
    lines: ordered.map(({ rank, cards }) => ({
      label: rankName(rank),
      value: fill(told.collected, cards.length, CANASTA),
    })),
  };
}

const EIGHT = FOUR + 4;

/** The values of cards, and what counts beyond them (CAN-5, CAN-24): the same in every deal. */
const VALUES_TOLD: Note = {
  title: told.values,
  lines: [
    { label: told.joker, value: same(valueFor(JOKER)) },
    { label: told.twosAndAces, value: same(valueFor(ACE)) },
    { label: told.high, value: same(valueFor(EIGHT)) },
    { label: told.low, value: same(valueFor(FOUR)) },
    { label: told.redThree, value: same(RED_THREE) },
    { label: told.mixed, value: same(MIXED_CANASTA) },
    { label: told.natural, value: same(NATURAL_CANASTA) },
    { label: told.out, value: same(GOING_OUT) },
  ],
};

export function notes(observation: Observation, move?: Move): readonly Note[] {
  const { phase, observer } = observation;
  if (observer < 0 || !isDealt(phase) || phase === 'over') return [];
  const theirs = collected(observation);
  const shown = [needs(observation), ending(observation, move), standings(observation)];
  return theirs.lines.length === 0 ? [...shown, VALUES_TOLD] : [...shown, theirs, VALUES_TOLD];
}
