/** The words of Hiki-Kabu, explained. */
import type { Term } from '../../engine/glossary.ts';
import { same, text } from '../../lang/text.ts';

export const glossary: readonly Term[] = [
  {
    word: same('Kabufuda'),
    meaning: text(
      'Japanese cards numbered 1 to 10, four of each. There are no suits.',
      'Japanische Karten mit den Zahlen 1 bis 10, jede viermal. Farben gibt es nicht.',
    ),
  },
  {
    word: text('count', 'Zahl'),
    forms: { en: ['counts', 'counting'], de: ['zählt', 'zählen', 'Zahlen', 'zählst'] },
    meaning: text(
      'The last digit of the sum of a hand: 8 and 9 are 17 and count 7. Nine is the best.',
      'Die letzte Ziffer der Summe eines Blattes: 8 und 9 sind 17 und zählen 7. Neun ist das Beste.',
    ),
  },
  {
    word: text('open card', 'offene Karte'),
    forms: { en: ['face up'], de: ['offenen Karte', 'offen'] },
    meaning: text(
      'The first card, which lies face up. Its value is the player’s stake.',
      'Die erste Karte, die aufgedeckt liegt. Ihr Wert ist der Einsatz.',
    ),
  },
  {
    word: text('face-down card', 'verdeckte Karte'),
    forms: { en: ['face down'], de: ['verdeckten Karte', 'verdeckt', 'verdeckte', 'verdeckten'] },
    meaning: text(
      'The second card, which only its holder sees until the showdown.',
      'Die zweite Karte, die bis zum Aufdecken nur ihr Spieler sieht.',
    ),
  },
  {
    word: text('third card', 'dritte Karte'),
    forms: {
      en: ['third cards', 'take a third card', 'fourth card'],
      de: ['dritten Karte', 'dritten Karten', 'vierte Karte'],
    },
    meaning: text(
      'A card dealt face up to a player who asks for it. With a count of 0 to 3 it must be taken, with 7, 8 or 9 it may not. By an option a fourth follows in the same way.',
      'Eine offene Karte für den, der sie nimmt. Mit 0 bis 3 muss man sie nehmen, mit 7, 8 und 9 darf man nicht. Nach einer Option folgt ebenso eine vierte.',
    ),
    parts: ['hit'],
  },
  {
    word: text('stay', 'bleiben'),
    forms: { en: ['stays'], de: ['bleibt', 'bleib', 'bleibst'] },
    meaning: text(
      'To take no further card: by choice with a count of 4, 5 or 6, always with 7, 8 or 9.',
      'Keine weitere Karte nehmen: mit 4, 5 und 6 nach Wahl, mit 7, 8 und 9 immer.',
    ),
    parts: ['stand'],
  },
  {
    word: text('stake', 'Einsatz'),
    forms: { en: ['stakes', 'puts in', 'staked'], de: ['Einsätze', 'setzt', 'gesetzt'] },
    meaning: text(
      'What a player puts into the pot: as many chips as their open card is worth.',
      'Was ein Spieler in den Pot legt: so viele Chips, wie seine offene Karte wert ist.',
    ),
  },
  {
    word: same('Pot'),
    meaning: text(
      'All stakes of the round. The highest count takes it, and equal ones share it.',
      'Alle Einsätze der Runde. Die höchste Zahl holt ihn, gleich hohe teilen ihn.',
    ),
    parts: ['pot'],
  },
  {
    word: same('Chips'),
    meaning: text(
      'What is played for. A player with too few for the dearest loss is out for good after a round.',
      'Worum gespielt wird. Wer nach einer Runde zu wenige für den teuersten Verlust hat, scheidet endgültig aus.',
    ),
  },
  {
    word: text('dealer', 'Geber'),
    forms: { en: ['dealer’s', 'deals'], de: ['Gebers', 'gibt'] },
    meaning: text(
      'The player who drew the lowest card. They act last and win the pot if all hands count the same.',
      'Wer die niedrigste Karte gezogen hat. Er spielt zuletzt und holt den Pot, wenn alle dasselbe zählen.',
    ),
  },
  {
    word: text('draw for the deal', 'Ziehen um das Geben'),
    forms: { en: ['draws one', 'draw again'], de: ['zieht', 'ziehen'] },
    meaning: text(
      'Before each round everyone draws a card. The lowest deals, and the others act in rising order of their cards.',
      'Vor jeder Runde zieht jeder eine Karte. Die niedrigste gibt, die anderen spielen in steigender Folge ihrer Karten.',
    ),
  },
  {
    word: text('counter-clockwise', 'gegen den Uhrzeigersinn'),
    meaning: text(
      'Play runs to the right, beginning with the player at the dealer’s right.',
      'Gespielt wird nach rechts herum, der Spieler rechts vom Geber beginnt.',
    ),
  },
  {
    word: text('three alike', 'drei Gleiche'),
    forms: {
      en: ['three cards of one value'],
      de: ['drei gleiche Karten', 'drei Gleichen'],
    },
    meaning: text(
      'Three cards of one value, which count nine unless they are the dealer’s. If they win, everyone who gets nothing pays their stake several times.',
      'Drei Karten eines Werts; sie zählen neun, außer beim Geber. Gewinnen sie, so zahlt jeder, der leer ausgeht, seinen Einsatz mehrfach.',
    ),
  },
  {
    word: text('nine and one', 'Neun und Eins'),
    forms: {
      en: ['dealer’s nine-one', 'nine-one'],
      de: ['Neun-Eins'],
    },
    meaning: text(
      'The dealer’s open nine with a one face down. It wins the pot against every hand, three alike included.',
      'Die offene Neun des Gebers mit einer verdeckten Eins. Sie holt den Pot gegen jedes Blatt, auch gegen drei Gleiche.',
    ),
  },
  {
    word: text('showdown', 'Aufdecken'),
    forms: { en: ['turned up'], de: ['aufgedeckt'] },
    meaning: text(
      'Once all have acted the face-down cards are turned up and the counts compared.',
      'Wenn alle gespielt haben, werden die verdeckten Karten aufgedeckt und die Zahlen verglichen.',
    ),
  },
  {
    word: text('stock', 'Stapel'),
    meaning: text(
      'The cards left after the deal, from which third cards are dealt.',
      'Die Karten, die nach dem Geben übrig sind; von ihnen kommen die dritten.',
    ),
    parts: ['stock'],
  },
];
