/** The table of Bimbo as regions, facts and buttons. */
import { handRegion } from '../../blocks/trick-table.ts';
import type { Region, Table } from '../../engine/table.ts';
import { same, type Text, text } from '../../lang/text.ts';
import { titleOf } from './score.ts';
import { rank } from './state.ts';
import type { View } from './view.ts';

const PILE = text('pile', 'Stoß');
const BEFORE = text('beneath', 'darunter');
const ASIDE = text('set aside', 'beiseite');
const DEAL = text('deal', 'Spiel');
const PASSED = text('passed', 'gepasst');
const PASS = text('pass', 'passen');
const LEAD = text('lead a card, or several of one rank', 'spiele eine oder mehrere gleiche aus');
const BEAT = text('play higher, or pass', 'spiele höher oder passe');
const RETURN = text('choose what you return', 'wähle, was du zurückgibst');

const byRank = (a: number, b: number): number => rank(a) - rank(b) || a - b;

function tagsOf(view: View, seat: number): readonly Text[] {
  const players = view.options.players;
  const place = view.out.indexOf(seat);
  const before = view.ranking.indexOf(seat);
  return [
    ...(place >= 0 ? [titleOf(place, players)] : before >= 0 ? [titleOf(before, players)] : []),
    ...(view.passes.includes(seat) ? [PASSED] : []),
  ];
}

function pileRegions(view: View): readonly Region[] {
  const top = view.pile.at(-1);
  const under = view.pile.slice(0, -1);
  return [
    {
      id: 'pile',
      role: 'trick',
      label: PILE,
      cards: (top?.cards ?? []).map((card) => ({ card, by: top?.seat ?? 0 })),
    },
    {
      id: 'beneath',
      role: 'row',
      label: BEFORE,
      cards: under.flatMap(({ cards, seat }) => cards.map((card) => ({ card, by: seat }))),
    },
    { id: 'aside', role: 'pile', label: ASIDE, cards: [], count: view.aside.length },
  ];
}

export function table(view: View): Table {
  const { options, phase, pile } = view;
  const prompt = phase === 'give' ? RETURN : pile.length > 0 ? BEAT : LEAD;
  return {
    seats: view.sizes.map((cards, seat) => ({
      seat,
      cards,
      total: view.totals[seat] ?? 0,
      tags: tagsOf(view, seat),
    })),
    regions: [...pileRegions(view), handRegion(view.observer, [...view.hand].sort(byRank))],
    facts: [{ label: DEAL, value: same(`${view.played + 1}/${options.rounds}`) }],
    buttons: phase === 'give' ? [] : [{ id: 'pass', label: PASS }],
    prompt,
  };
}
