/** A first lesson in Bakkarat: as one of two players, as the only one, and as the bank. */
import { afterDeals } from '../../blocks/match-length.ts';
import type { Lesson, LessonDeal } from '../../engine/lesson.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import type { Options } from './options.ts';

const BEGIN = {
  2: text(
    'One player against the <bank>, for <chips>. A deal takes half a minute, and whoever has the most chips $1 wins.',
    'Ein Spieler gegen die <Bank>, um <Chips>. Ein Spiel dauert eine halbe Minute, und wer $1 die meisten Chips hat, gewinnt.',
  ),
  3: text(
    'Two players against the <bank>, for <chips>. A deal takes half a minute, and whoever has the most chips $1 wins.',
    'Zwei Spieler gegen die <Bank>, um <Chips>. Ein Spiel dauert eine halbe Minute, und wer $1 die meisten Chips hat, gewinnt.',
  ),
};
const STAKING = {
  2: text(
    'The player <stakes> first. Then both get two cards face down. First the player, then the bank may take a <third card>, face up, or <stand>.',
    'Zuerst <setzt> der Spieler. Dann bekommen beide zwei Karten verdeckt. Erst nimmt der Spieler, dann die Bank eine <dritte Karte>, offen, oder <bleibt stehen>.',
  ),
  3: text(
    'The players <stake> first. Then everyone gets two cards face down. In turn, the bank last, each may take a <third card>, face up, or <stand>.',
    'Zuerst <setzen> die Spieler. Dann bekommt jeder zwei Karten verdeckt. Der Reihe nach, die Bank zuletzt, nimmt jeder eine <dritte Karte>, offen, oder <bleibt stehen>.',
  ),
};
const PAYING = {
  one: text(
    'A player who <beats the bank> wins the stake; one who does not loses it.',
    'Wer <die Bank schlägt>, gewinnt seinen Einsatz; wer nicht, verliert ihn.',
  ),
  net: text(
    'The players play against the bank, not against each other. If both <beat the bank>, each wins the stake; whoever is the only one wins twice the stake. Whoever does not beat it loses.',
    'Die Spieler spielen gegen die Bank, nicht gegeneinander. Wenn beide <die Bank schlagen>, gewinnt jeder seinen Einsatz; wer es als Einziger schafft, den doppelten. Wer sie nicht schlägt, verliert.',
  ),
  back: text(
    'The players play against the bank, not against each other. Whoever <beats the bank> wins the stake; whoever does not loses it.',
    'Die Spieler spielen gegen die Bank, nicht gegeneinander. Wer <die Bank schlägt>, gewinnt seinen Einsatz; wer nicht, verliert ihn.',
  ),
};
const BANK = {
  last: text(
    'With <equal counts> two cards beat three; otherwise the bank wins. The bank also sees every third card before it decides: that is its strength.',
    'Bei <Gleichstand> schlagen zwei Karten drei; sonst gewinnt die Bank. Sie sieht auch alle dritten Karten, ehe sie sich entscheidet: Das ist ihre Stärke.',
  ),
  rotate: text(
    'With <equal counts> two cards beat three; otherwise the bank wins. The bank also sees every third card before it decides: that is its strength. After every deal the bank passes to the left.',
    'Bei <Gleichstand> schlagen zwei Karten drei; sonst gewinnt die Bank. Sie sieht auch alle dritten Karten, ehe sie sich entscheidet: Das ist ihre Stärke. Nach jedem Spiel wandert die Bank nach links.',
  ),
};

/** The game in a minute, with the options in force. */
export function minute({ players, rounds, onlyOne, bank }: Options): readonly Text[] {
  const table = players === 2 ? 2 : 3;
  return [
    fill(BEGIN[table], afterDeals(rounds)),
    text(
      'You want to come close to nine. Cards <count> their number, the ace 1, each <picture> 0; above ten, ten is taken off. Eight and five are 13, so they count three:',
      'Du willst nah an die Neun. Karten <zählen> ihre Zahl, das Ass 1, jedes <Bild> 0; über zehn wird zehn abgezogen. Acht und Fünf sind 13, sie zählen also drei:',
    ),
    same('[8H] [5C]'),
    text(
      'Exactly ten is <Bak>. If anybody has it, the deal is <void> for everyone and is dealt again:',
      'Genau zehn ist <Bak>. Hat das jemand, ist das Spiel für alle <ungültig> und wird neu gegeben:',
    ),
    same('[6D] [4S]'),
    STAKING[table],
    PAYING[players === 2 ? 'one' : onlyOne],
    BANK[bank],
  ];
}

const eleven: LessonDeal = {
  seed: 'bk-9',
  options: {},
  seat: 0,
  steps: 'stake 20; stake 20; hit; hit; hit',
  ideas: [
    {
      at: 0,
      title: text('How much to stake', 'Wie viel setzen?'),
      says: text(
        'You may stake 1 to 20 <chips>. The bank wins many ties, but whoever of two players is the only one to beat it wins double. That is a little more than the bank’s advantages are worth: on average a player gains. What follows for your <stake>?',
        'Du darfst 1 bis 20 <Chips> setzen. Die Bank gewinnt oft bei gleicher Zahl, doch wer sie von zwei Spielern als Einziger schlägt, gewinnt doppelt. Das wiegt etwas mehr als ihre Vorteile: Im Mittel gewinnt ein Spieler. Was heißt das für deinen <Einsatz>?',
      ),
    },
    {
      at: 2,
      title: text('Eleven counts one', 'Elf zählt eins'),
      says: text(
        'Nine and two are eleven, and eleven <counts> one. Hardly any hand of the bank loses to that. Ask yourself which <third card> could make it worse.',
        'Neun und Zwei sind elf, und elf <zählt> eins. Dagegen verliert die Bank fast nie. Frag dich, welche <dritte Karte> das noch schlechter machen könnte.',
      ),
    },
  ],
};

const seven: LessonDeal = {
  seed: 'bk-2',
  options: {},
  seat: 0,
  steps: 'stake 20; stake 20; stand; stand; hit',
  ideas: [
    {
      at: 2,
      title: text('A good count is kept', 'Was gut ist, behält man'),
      says: text(
        'Nine and eight are seventeen: you count seven. Only an ace or a two would make it better, a three would be <Bak>, and from four to nine everything makes it worse.',
        'Neun und Acht sind siebzehn: Du zählst sieben. Nur ein Ass oder eine Zwei macht es besser, eine Drei wäre <Bak>, und von der Vier bis zur Neun macht alles es schlechter.',
      ),
    },
  ],
};

const four: LessonDeal = {
  seed: 'bk-11',
  options: {},
  seat: 0,
  steps: 'stake 20; stake 20; hit; stand; hit',
  ideas: [
    {
      at: 2,
      title: text('Four is too little', 'Vier ist zu wenig'),
      says: text(
        'Two twos count four. Five kinds of card make more of it, ace to five; seven, eight and nine make less. A six would be <Bak>, and nobody would lose anything. What would the bank have to hold for four to win?',
        'Zwei Zweien zählen vier. Fünf Kartenwerte machen mehr daraus, Ass bis Fünf; Sieben, Acht und Neun machen weniger daraus. Eine Sechs wäre <Bak>, und niemand verlöre etwas. Was müsste die Bank haben, damit die Vier gewinnt?',
      ),
    },
  ],
};

const six: LessonDeal = {
  seed: 'bk-13',
  options: {},
  seat: 0,
  steps: 'stake 20; stake 20; stand; stand; hit',
  ideas: [
    {
      at: 2,
      title: text('Two cards beat three', 'Zwei Karten schlagen drei'),
      says: text(
        'Nine and seven are sixteen: you count six. Only ace, two and three improve that. A ten or a <picture> changes nothing, and yet it costs you something: look at what happens with <equal counts> if the bank draws.',
        'Neun und Sieben sind sechzehn: Du zählst sechs. Nur Ass, Zwei und Drei machen es besser. Eine Zehn oder ein <Bild> ändert nichts und kostet doch etwas: Bedenk, was bei <Gleichstand> gilt, wenn die Bank zieht.',
      ),
    },
  ],
};

const alone: LessonDeal = {
  seed: 'alone14',
  options: { players: 2 },
  seat: 0,
  steps: 'stake 1; stand; hit',
  ideas: [
    {
      at: 0,
      title: text('Alone, stake little', 'Allein setzt man wenig'),
      says: text(
        'Now you are the only player. Nobody can fail where you succeed, so there is no double win, while the bank still wins most <equal counts> and has the last word. What is left to you is how much that may cost.',
        'Jetzt bist du der einzige Spieler. Da niemand neben dir verlieren kann, gibt es keinen doppelten Gewinn; der Bank aber bleiben der <Gleichstand> und das letzte Wort. Du bestimmst nur, wie viel dich das kostet.',
      ),
    },
  ],
};

const bothStood: LessonDeal = {
  seed: 'bank87',
  options: {},
  seat: 2,
  steps: 'stake 20; stake 20; stand; stand; hit',
  ideas: [
    {
      at: 4,
      title: text('Five against two who stand', 'Fünf gegen zwei, die stehen bleiben'),
      says: text(
        'This time you are the <bank>. Eight and seven count five, and both players <stand>. Players seldom stand with less than five. How many such hands does your five beat as it is?',
        'Diesmal bist du die <Bank>. Acht und Sieben zählen fünf, und beide Spieler <bleiben> stehen. Mit weniger als fünf tut das kaum einer. Wie viele solche Blätter schlägt deine Fünf, so wie sie ist?',
      ),
    },
  ],
};

const bothDrew: LessonDeal = {
  seed: 'bank138',
  options: {},
  seat: 2,
  steps: 'stake 20; stake 20; hit; hit; stand',
  ideas: [
    {
      at: 4,
      title: text('Five against two who drew', 'Fünf gegen zwei, die gezogen haben'),
      says: text(
        'Again you are the bank with five, but both players drew, and whoever draws mostly has four or less. Look at their open cards: a two and a king. And with <equal counts> your two cards would beat their three.',
        'Wieder bist du die Bank mit fünf, doch beide Spieler haben gezogen, und wer zieht, hat meist höchstens vier. Sieh dir ihre offenen Karten an: eine Zwei und ein König. Und bei <Gleichstand> schlügen deine zwei Karten ihre drei.',
      ),
    },
  ],
};

export const lesson: Lesson = {
  deals: [eleven, seven, four, six, alone, bothStood, bothDrew],
};
