/** The words of Canasta, explained. */
import type { Term } from '../../../engine/glossary.ts';
import { same, type Text, text } from '../../../lang/text.ts';

const term = (
  word: Text,
  meaning: Text,
  forms: Readonly<{ en: readonly string[]; de: readonly string[] }> = { en: [], de: [] },
): Term => ({ word, forms, meaning });

const MELDING: readonly Term[] = [
  term(
    text('meld', 'Meldung'),
    text(
      'Three or more cards of one rank from 4 to A, laid out before a party. At least two are natural, at most three wild.',
      'Drei oder mehr Karten eines Rangs von 4 bis A, die vor einer Partei ausliegen. Mindestens zwei sind echt, höchstens drei wild.',
    ),
    {
      en: ['melds', 'melded', 'melding'],
      de: ['Meldungen', 'melden', 'gemeldet', 'meldet', 'melde'],
    },
  ),
  term(
    same('Canasta'),
    text(
      'A meld of seven or more cards. Nobody can go out before their party has one.',
      'Eine Meldung von sieben oder mehr Karten. Solange die Partei keinen hat, kann niemand ausgehen.',
    ),
    { en: ['canastas'], de: ['Canastas'] },
  ),
  term(
    text('natural canasta', 'echter Canasta'),
    text(
      'A canasta without wild cards. It counts 500.',
      'Ein Canasta ohne wilde Karten. Er zählt 500.',
    ),
    { en: ['natural canastas'], de: ['echte Canastas', 'echten Canasta'] },
  ),
  term(
    text('mixed canasta', 'gemischter Canasta'),
    text(
      'A canasta with one to three wild cards. It counts 300.',
      'Ein Canasta mit einer bis drei wilden Karten. Er zählt 300.',
    ),
    { en: ['mixed canastas'], de: ['gemischte Canastas', 'gemischten Canasta'] },
  ),
  term(
    text('first meld', 'Erstmeldung'),
    text(
      'What a party lays first in a deal, in one step. Its cards must count a minimum that rises with the party’s total: 15, 50, 90 or 120.',
      'Was eine Partei in einem Spiel zuerst legt, in einem Schritt. Die Karten müssen ein Minimum zählen, das mit dem Stand der Partei steigt: 15, 50, 90 oder 120.',
    ),
    { en: ['minimum'], de: ['Minimum', 'erste Meldung'] },
  ),
  {
    ...term(
      text('next meld', 'nächste Meldung'),
      text(
        'Parts two melds of one rank while you pick cards for a first meld. Different ranks part by themselves.',
        'Trennt beim Wählen für die Erstmeldung zwei Meldungen desselben Rangs. Verschiedene Ränge trennen sich von selbst.',
      ),
    ),
    parts: ['next'],
  },
  term(
    text('add', 'anlegen'),
    text(
      'To lay cards of the same rank or wild cards on a meld of your own party.',
      'Karten desselben Rangs oder wilde Karten zu einer Meldung der eigenen Partei legen.',
    ),
    { en: ['added', 'adding', 'lay off', 'adds'], de: ['angelegt', 'legt an'] },
  ),
  term(
    text('merge', 'vereinigen'),
    text(
      'To make one meld of two melds of the same rank. At most three of its cards may be wild.',
      'Zwei Meldungen desselben Rangs zu einer machen. Höchstens drei ihrer Karten dürfen wild sein.',
    ),
    { en: ['merged'], de: ['vereinigt'] },
  ),
];

const CARDS: readonly Term[] = [
  {
    ...term(
      text('wild card', 'wilde Karte'),
      text(
        'A joker or a two. It stands for a card of any rank in a meld with at least two natural cards; discarded, it freezes the pile.',
        'Ein Joker oder eine Zwei. Sie steht in einer Meldung mit mindestens zwei echten Karten für jeden Rang; abgeworfen sperrt sie den Stoß.',
      ),
      {
        en: ['wild', 'wild cards', 'joker', 'jokers', 'twos'],
        de: [
          'wild',
          'wilde',
          'wilden',
          'wilde Karten',
          'wilden Karten',
          'Joker',
          'Zweien',
          'Jokern',
        ],
      },
    ),
    cards: ['2C', '2D', '2H', '2S', 'XX'],
  },
  term(
    text('natural card', 'echte Karte'),
    text(
      'Any card that is not wild: everything but jokers and twos.',
      'Jede Karte, die nicht wild ist: alles außer Jokern und Zweien.',
    ),
    {
      en: ['natural', 'natural cards', 'naturals'],
      de: ['echt', 'echte', 'echten', 'echte Karten', 'echtes'],
    },
  ),
  term(
    text('natural pair', 'echtes Paar'),
    text(
      'Two natural cards of one rank in hand. They take the top card of that rank even from a frozen pile.',
      'Zwei echte Handkarten eines Rangs. Sie nehmen die oberste Karte ihres Rangs auch von einem gesperrten Stoß.',
    ),
    { en: ['natural pairs'], de: ['echten Paar', 'echten Paares'] },
  ),
  {
    ...term(
      text('red three', 'rote Drei'),
      text(
        'A bonus card, laid out and never melded. Each counts 100, all four 200 each; they count against a party that has melded nothing.',
        'Eine Prämie, die ausgelegt und nie gemeldet wird. Jede zählt 100, alle vier je 200; einer Partei ohne Meldung werden sie abgezogen.',
      ),
      { en: ['red threes'], de: ['rote Dreien', 'roten Dreien', 'roten Drei'] },
    ),
    cards: ['3D', '3H'],
    parts: ['reds-0', 'reds-1', 'reds-2'],
  },
  {
    ...term(
      text('black three', 'schwarze Drei'),
      text(
        'Closes the discard pile to the next player while it lies on top. It can be melded only by a player who goes out.',
        'Schließt den Ablagestoß für den nächsten Spieler, solange sie obenauf liegt. Melden kann sie nur, wer ausgeht.',
      ),
      { en: ['black threes'], de: ['schwarze Dreien', 'schwarzen Drei', 'schwarzen Dreien'] },
    ),
    cards: ['3C', '3S'],
  },
];

const PILES: readonly Term[] = [
  {
    ...term(
      text('stock', 'Talon'),
      text(
        'The face-down cards from which a turn begins with a draw.',
        'Die verdeckten Karten, von denen man zu Beginn seines Zuges zieht.',
      ),
      { en: [], de: ['Talons'] },
    ),
    parts: ['stock', 'draw'],
  },
  {
    ...term(
      text('discard pile', 'Ablagestoß'),
      text(
        'The pile on which each turn ends with a discard. A player who can use its top card at once takes it.',
        'Der Stoß, auf den jeder am Ende seines Zuges eine Karte abwirft. Wer die oberste sofort verwenden kann, nimmt ihn.',
      ),
      { en: ['pile'], de: ['Stoß', 'Stoßes'] },
    ),
    parts: ['pile'],
  },
  term(
    text('frozen', 'gesperrt'),
    text(
      'A frozen pile is taken only with two natural cards of the rank on top. It is frozen for all while a wild card or red three lies in it, and for a party until its first meld.',
      'Ein gesperrter Stoß lässt sich nur mit zwei echten Karten vom Rang der obersten nehmen. Er ist für alle gesperrt, solange eine wilde Karte oder rote Drei darin liegt, und für eine Partei bis zu ihrer Erstmeldung.',
    ),
    { en: ['freeze', 'freezes'], de: ['gesperrten', 'sperrt', 'gesperrter', 'sperren'] },
  ),
  term(
    text('discard', 'abwerfen'),
    text(
      'To end the turn by laying one card from the hand on the discard pile.',
      'Den Zug beenden, indem man eine Handkarte auf den Ablagestoß legt.',
    ),
    {
      en: ['discards', 'discarded', 'discarding'],
      de: ['Abwerfen', 'abgeworfen', 'Abwurf', 'wirft ab', 'wirf ab', 'abwirfst', 'abwirft'],
    },
  ),
  {
    ...term(
      text('rest', 'Rest'),
      text(
        'With the option “the top card, and the rest by choice”, what is left of the pile after its top card has been taken.',
        'Bei der Option „die oberste Karte, den Rest nach Wahl“ das, was vom Stoß liegt, wenn die oberste Karte genommen ist.',
      ),
      { en: ['take the rest', 'leave the rest', 'peeled'], de: ['abgetragen'] },
    ),
    parts: ['rest', 'leave'],
  },
];

const ENDING: readonly Term[] = [
  {
    ...term(
      text('go out', 'ausgehen'),
      text(
        'To play the last card of the hand, which ends the deal and counts 100. The party must have a canasta.',
        'Die letzte Handkarte ausspielen; das beendet das Spiel und zählt 100. Die Partei muss einen Canasta haben.',
      ),
      { en: ['going out', 'goes out'], de: ['Ausgehen', 'geht aus', 'ausgeht', 'ausgegangen'] },
    ),
    parts: ['finish'],
  },
  {
    ...term(
      text('ask', 'fragen'),
      text(
        'To ask the partner whether to go out, directly after drawing. After a yes the player must, after a no they may not.',
        'Den Partner direkt nach dem Ziehen fragen, ob man ausgehen soll. Nach Ja muss man, nach Nein darf man nicht.',
      ),
      { en: ['asking', 'asks'], de: ['Frage', 'fragt'] },
    ),
    parts: ['ask', 'yes', 'no'],
  },
  term(
    text('concealed hand', 'verdeckte Hand'),
    text(
      'Going out in one turn without having laid a card before, with a canasta among the new melds. It counts 100 more.',
      'In einem einzigen Zug ausgehen, ohne vorher eine Karte gelegt zu haben, mit einem Canasta unter den neuen Meldungen. Das zählt 100 mehr.',
    ),
    { en: ['concealed'], de: ['verdeckter Hand'] },
  ),
  term(
    text('party', 'Partei'),
    text(
      'The players who meld and score together. Two or three players each play alone, as a party of one.',
      'Die Spieler, die zusammen melden und zählen. Zu zweit und zu dritt spielt jeder für sich, als eigene Partei.',
    ),
    { en: ['parties', 'partner', 'partners'], de: ['Parteien', 'Partner', 'Partners'] },
  ),
];

export const glossary: readonly Term[] = [...MELDING, ...CARDS, ...PILES, ...ENDING];
