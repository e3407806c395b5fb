/** The table of Bimbo as regions, facts and buttons. */
import { handRegion } from '../../blocks/trick-table.ts';
import type { FaceShown, Region, Table } from '../../engine/table.ts';
import { same, type Text, text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { titleOf } from './score.ts';
import { type Play, rank } from './state.ts';

const PILE = text('pile', 'Stoß');
const BEFORE = text('beneath', 'darunter');
const ASIDE = text('set aside', 'beiseite');
const DEAL = text('deal', 'Spiel');
const PASSED = text('passed', 'gepasst');
const PASS = text('pass', 'passen');
const LEAD = text(
  'lead a card, or several of one rank',
  'spiele eine Karte oder mehrere gleiche aus',
);
const BEAT = text('play higher, or pass', 'spiele höher oder passe');
const RETURN = text('choose what you return', 'wähle, was du zurückgibst');

const byRank = (a: number, b: number): number => rank(a) - rank(b) || a - b;

function tagsOf(observation: Observation, seat: number): readonly Text[] {
  const players = observation.options.players;
  const place = observation.out.indexOf(seat);
  const before = observation.ranking.indexOf(seat);
  return [
    ...(place >= 0 ? [titleOf(place, players)] : before >= 0 ? [titleOf(before, players)] : []),
    ...(observation.passes.includes(seat) ? [PASSED] : []),
  ];
}

const laid = ({ cards, seat }: Play): readonly FaceShown[] =>
  cards.map((card) => ({ card, by: seat }));

function pileRegions({ pile, aside }: Observation): readonly Region[] {
  return [
    {
      id: 'pile',
      role: 'trick',
      label: PILE,
      cards: pile.slice(-1).flatMap(laid),
    },
    {
      id: 'beneath',
      role: 'row',
      label: BEFORE,
      cards: pile.slice(0, -1).flatMap(laid),
    },
    { id: 'aside', role: 'pile', label: ASIDE, cards: [], count: aside.length },
  ];
}

export function table(observation: Observation): Table {
  const { options, phase, pile } = observation;
  const prompt = phase === 'give' ? RETURN : pile.length > 0 ? BEAT : LEAD;
  return {
    seats: observation.sizes.map((cards, seat) => ({
      seat,
      cards,
      total: observation.totals[seat] ?? 0,
      tags: tagsOf(observation, seat),
    })),
    regions: [
      ...pileRegions(observation),
      handRegion(observation.observer, [...observation.hand].sort(byRank)),
    ],
    facts: [{ label: DEAL, value: same(`${observation.played + 1}/${options.rounds}`) }],
    buttons: phase === 'give' ? [] : [{ id: 'pass', label: PASS }],
    prompt,
  };
}
