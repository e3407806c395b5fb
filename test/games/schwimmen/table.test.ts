/** What the table of Schwimmen shows, and what its opponents lean to. */
import { expect, test } from 'vitest';
import { schwimmen as game } from '../../../src/games/schwimmen/index.ts';
import { after, packBeginning, position } from '../../support/play.ts';
import { hand, meant, picked, shown, told, weighed } from '../../support/shown.ts';

const start = position(game, { players: 2 }, 'dealer 1');
const match = after(start, packBeginning(start, 'AC 7S KC 8S 7H 9D TC TD 9H'));

test('what is shown, picked and told', () => {
  expect(shown(match)).toMatchInlineSnapshot(`
    "seat 0: 3 cards / total 0
    seat 1: 3 cards / total 0 / dealer | Geber
    hand (hand of 0) cards of {0} | Karten von {0}: KC* AC* 7H*
    seat-1 (row of 1) cards of {1} | Karten von {1}: ? ? ?
    middle (row) middle | Mitte: TC* TD* 9H*
    stock (stock) stock | Stapel: ×23
    fact deal | Spiel: 1
    fact ends at | endet bei: 3
    fact your hand | dein Blatt: 21
    button all: swap all | alle tauschen
    button pass: pass | passen
    button knock: knock | klopfen
    prompt: pick a card of yours and one in the middle, or swap all, pass or knock | wähle eine eigene Karte und eine aus der Mitte, oder tausche alle, passe oder klopfe"
  `);
  expect(shown(after(match, 'knock'), 1, 'seat')).toMatchInlineSnapshot(`
    "seat 0: 3 cards / total 0 / has knocked | hat geklopft
    seat 1: 3 cards / total 0 / dealer | Geber
    seat-0 (row of 0) cards of {0} | Karten von {0}: ? ? ?"
  `);
  expect([picked(match, 'swap 7H TC'), picked(match, 'all')]).toEqual([
    'hand 16 / middle 3',
    '[all]',
  ]);
  expect(told(match, 'swap 7H TC', 1)).toBe(
    'swaps [7H] for [TC] | tauscht [7H] gegen [TC] (swap 7H TC)',
  );
});

test('picks mean a swap in either order', () => {
  const own = hand(match, '7H');
  const open = { region: 'middle', slot: match.pack.tokens.indexOf('TC') };
  expect([meant(match, own, open), meant(match, open, own)]).toEqual(['swap 7H TC', 'swap 7H TC']);
  expect(meant(match, own)).toBeUndefined();
});

test('opponents lean to better hands', () => {
  expect(weighed(match)).toMatchInlineSnapshot(`
    "100: swap 7H TC
    0.5: pass
    0.02: swap KC TC, swap KC TD, swap KC 9H, swap AC TC, swap AC TD, swap AC 9H, swap 7H TD, swap 7H 9H, all
    0.01: knock"
  `);
});
