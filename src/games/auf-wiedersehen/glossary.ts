/** The words of Auf Wiedersehen, explained to somebody who has never laid a patience. */
import type { Term } from '../../engine/glossary.ts';
import { text } from '../../lang/text.ts';
import { KINGS } from './rules.ts';

const PACKETS: readonly string[] = Array.from({ length: KINGS }, (_, at) => `packet-${at + 1}`);

export const glossary: readonly Term[] = [
  {
    word: text('patience', 'Patience'),
    meaning: text(
      'A card game for one player, who tries to bring all cards into an order; also called solitaire.',
      'Ein Kartenspiel für einen allein, der alle Karten in eine Ordnung zu bringen versucht.',
    ),
  },
  {
    word: text('packet', 'Päckchen'),
    forms: { en: ['packets'], de: ['Päckchens'] },
    meaning: text(
      'A small pile that stands for one value: twelve packets for ace to queen, four cards each, and one for the kings that begins empty.',
      'Ein kleiner Stapel, der für einen Wert steht: zwölf Päckchen zu vier Karten für Ass bis Dame und eines für die Könige, das leer beginnt.',
    ),
    parts: PACKETS,
  },
  {
    word: text('value', 'Wert'),
    forms: { en: ['values'], de: ['Wertes'] },
    meaning: text(
      'The rank of a card, whatever its suit: the four sevens belong under packet 7.',
      'Was eine Karte ohne ihre Farbe ist: Die vier Siebenen gehören unter das Päckchen 7.',
    ),
  },
  {
    word: text('push', 'unterschieben'),
    forms: {
      en: ['pushed', 'pushes', 'pushed under'],
      de: ['untergeschoben', 'schieben', 'geschoben', 'schiebt', 'untergeschobene', 'schiebe'],
    },
    meaning: text(
      'To put the card in hand at the bottom of the packet of its value. It is the only move, and every push scores one point.',
      'Die Karte auf der Hand zuunterst in das Päckchen ihres Wertes legen. Das ist der einzige Zug, und jeder zählt einen Punkt.',
    ),
    parts: ['push'],
  },
  {
    word: text('top card', 'oberste Karte'),
    forms: { en: ['on top'], de: ['obersten Karte', 'obenauf'] },
    meaning: text(
      'The card that lies uppermost in a packet. After a push under that packet it comes into the hand.',
      'Die Karte, die in einem Päckchen ganz oben liegt. Nach dem Unterschieben kommt sie auf die Hand.',
    ),
  },
  {
    word: text('card in hand', 'Karte auf der Hand'),
    forms: { en: ['in hand'], de: ['auf der Hand'] },
    meaning: text(
      'The one card you hold. It goes under the packet of its value, and the top card of that packet takes its place.',
      'Die eine Karte, die man hält. Sie kommt unter das Päckchen ihres Wertes, und dessen oberste Karte tritt an ihre Stelle.',
    ),
    parts: ['hand'],
  },
  {
    word: text('talon', 'Talon'),
    meaning: text(
      'The last four cards, face down. Each king that is pushed turns one of them, since its packet has no card to give.',
      'Die letzten vier Karten, verdeckt. Jeder untergeschobene König deckt eine davon auf, denn sein Päckchen hat keine Karte herzugeben.',
    ),
    parts: ['talon'],
  },
  {
    word: text('king', 'König'),
    forms: { en: ['kings', 'thirteenth packet'], de: ['Könige', 'Königen', 'dreizehnte Päckchen'] },
    meaning: text(
      'A king goes to the thirteenth packet, which begins empty. After it the next card of the talon is taken.',
      'Ein König kommt zum dreizehnten Päckchen, das leer beginnt. Nach ihm nimmt man die nächste Karte vom Talon.',
    ),
    cards: ['KC', 'KD', 'KH', 'KS'],
    parts: [`packet-${KINGS + 1}`],
  },
  {
    word: text('come out', 'aufgehen'),
    forms: { en: ['comes out', 'has come out'], de: ['aufgegangen', 'geht auf'] },
    meaning: text(
      'The patience comes out, and is won, if all 52 cards have been pushed.',
      'Die Patience geht auf und ist gewonnen, wenn alle 52 Karten untergeschoben sind.',
    ),
  },
  {
    word: text('stuck', 'steckt fest'),
    forms: { en: ['ends', 'stops'], de: ['zu Ende', 'beendet'] },
    meaning: text(
      'The patience ends without coming out: the top card of the packet just pushed under belongs to that very packet and cannot be taken.',
      'Die Patience endet, ohne aufzugehen: Die oberste Karte des Päckchens, unter das eben geschoben wurde, gehört in eben dieses Päckchen und lässt sich nicht nehmen.',
    ),
  },
];
