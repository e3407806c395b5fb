/** The words of the auction, for somebody who has not played bridge. */
import type { Term } from '../../../engine/glossary.ts';
import { text } from '../../../lang/text.ts';

export const AUCTION: readonly Term[] = [
  {
    word: text('auction', 'Reizung'),
    forms: { en: ['bidding'], de: ['reizen', 'gereizt', 'Gereizte'] },
    meaning: text(
      'The calls before the play. The side that bids highest plays for as many tricks as it bid, in the strain it named.',
      'Die Ansagen vor dem Spiel. Die Partei mit dem höchsten Gebot spielt um so viele Stiche, wie sie geboten hat, in der Denomination, die sie genannt hat.',
    ),
  },
  {
    word: text('call', 'Ansage'),
    forms: { en: ['calls'], de: ['Ansagen', 'ansagt', 'ansagen'] },
    meaning: text(
      'Whatever a player says in the auction: a pass, a bid, a double or a redouble.',
      'Was man in der Reizung sagt: Passe, ein Gebot, Kontra oder Rekontra.',
    ),
  },
  {
    word: text('bid', 'Gebot'),
    forms: { en: ['bids'], de: ['Gebote', 'Gebots', 'bieten', 'biete', 'bietet', 'geboten'] },
    meaning: text(
      'A number from one to seven and a strain. “Three hearts” offers to take three tricks more than six with hearts as trumps.',
      'Eine Zahl von eins bis sieben und eine Denomination. „Drei Herz“ verspricht drei Stiche mehr als sechs mit Herz als Trumpf.',
    ),
  },
  {
    word: text('pass', 'Passe'),
    forms: { en: ['passes', 'passed'], de: ['passen'] },
    parts: ['pass'],
    meaning: text(
      'A call that bids nothing. You may still bid later, as long as the auction goes on.',
      'Eine Ansage ohne Gebot. Solange gereizt wird, darf man später noch bieten.',
    ),
  },
  {
    word: text('double', 'Kontra'),
    forms: {
      en: ['doubled', 'doubles'],
      de: ['kontrieren', 'kontriert', 'im Kontra', 'kontriere', 'kontrierte', 'kontrierten'],
    },
    parts: ['x'],
    meaning: text(
      'Raises the stakes of the opponents’ last bid if it becomes the contract. Early in the auction it usually asks partner to bid instead.',
      'Erhöht den Einsatz des letzten Gebots der Gegner, wenn es der Kontrakt wird. Früh in der Reizung fordert es meist den Partner auf zu bieten.',
    ),
  },
  {
    word: text('redouble', 'Rekontra'),
    forms: {
      en: ['redoubled', 'redoubles'],
      de: ['rekontrieren', 'rekontriert', 'im Rekontra', 'rekontriere', 'rekontrierten'],
    },
    parts: ['xx'],
    meaning: text(
      'The answer to a double of your own side’s bid: it doubles the stakes again.',
      'Die Antwort auf ein Kontra gegen das Gebot der eigenen Partei: Es verdoppelt den Einsatz noch einmal.',
    ),
  },
  {
    word: text('strain', 'Denomination'),
    forms: { en: ['strains'], de: ['Denominationen'] },
    meaning: text(
      'What a bid names beside the number: a suit as trumps, or notrump. From low to high they are clubs, diamonds, hearts, spades, notrump.',
      'Was ein Gebot außer der Zahl nennt: eine Farbe als Trumpf oder Sans Atout. Von unten nach oben: Kreuz, Karo, Herz, Pik, Sans Atout.',
    ),
  },
  {
    word: text('suits', 'Farben'),
    forms: { en: ['suit'], de: ['Farbe', 'Treff', 'Coeur'] },
    meaning: text(
      'From low to high: clubs, diamonds, hearts, spades.',
      'Von unten nach oben: Kreuz (Treff), Karo, Herz (Coeur), Pik.',
    ),
  },
  {
    word: text('notrump', 'Sans Atout'),
    forms: { en: ['NT'], de: ['SA', 'ohne Trumpf'] },
    meaning: text(
      'A contract without trumps: the highest card of the suit led always takes the trick.',
      'Ein Kontrakt ohne Trumpf: Stets macht die höchste Karte der ausgespielten Farbe den Stich.',
    ),
  },
  {
    word: text('opening bid', 'Eröffnung'),
    forms: { en: ['opening bids'], de: ['eröffnet', 'eröffnen'] },
    meaning: text(
      'The first bid of an auction. It promises about 13 points or more, unless it is made on a very long suit.',
      'Das erste Gebot einer Reizung. Es verspricht etwa 13 Punkte oder mehr, außer mit einer sehr langen Farbe.',
    ),
  },
  {
    word: text('raise', 'heben'),
    forms: { en: ['raises', 'raised'], de: ['hebt', 'gehoben', 'Hebung'] },
    meaning: text(
      'To bid partner’s suit higher: it says that one has support for it.',
      'Die Farbe des Partners höher bieten: Das verspricht Unterstützung.',
    ),
  },
];
