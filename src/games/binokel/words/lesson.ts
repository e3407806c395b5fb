/** A first lesson in Binokel: a deal as declarer, one where one stops bidding, one against declarer. */
import type { Lesson, LessonDeal } from '../../../engine/lesson.ts';
import { fill, same, sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../state.ts';

const ALONE = text(
  'Three players, each for themselves; the first to reach $1 points wins. Points come from <melds> and from <tricks>.',
  'Drei Spieler, jeder für sich; wer zuerst $1 Punkte erreicht, gewinnt. Punkte bringen <Meldungen> und <Stiche>.',
);
const PARTNERS = text(
  'Four players, two against two; your partner sits opposite. The first party to reach $1 points wins. Points come from <melds> and from <tricks>.',
  'Vier Spieler, zwei gegen zwei; dein Partner sitzt gegenüber. Die Partei, die zuerst $1 Punkte erreicht, gewinnt. Punkte bringen <Meldungen> und <Stiche>.',
);
const BIDDING = text(
  'First players <bid> how many points they will make, at least $1. The highest becomes <declarer>, takes up the four cards of the <Dabb>, names the <trump suit> and <discards> four cards.',
  'Zuerst wird <gereizt>, wie viele Punkte man macht, mindestens $1. Der Höchste wird <Spielmacher>, nimmt die vier Karten des <Dabbs> auf, nennt <Trumpf> und <drückt> vier Karten.',
);
const CALLING = text(
  'Before that declarer may <call> a card from an opponent.',
  'Vorher darf der Spielmacher von einem Gegner eine Karte <rufen>.',
);

const bidding = ({ minBid, rufen }: Options): Text =>
  sentences(fill(BIDDING, minBid), rufen && CALLING);

const AGAINST = text(
  'The other two play against declarer, but each keeps their own points. Declarer scores all they made, or loses $1.',
  'Die zwei anderen spielen gegen den Spielmacher, aber jeder schreibt für sich. Der Spielmacher bekommt, was er gemacht hat, oder verliert das Gebot $1.',
);
const SIDES = text(
  'Declarer’s party scores all it made, or loses $1; the other party scores what it made either way.',
  'Die Partei des Spielmachers bekommt, was sie gemacht hat, oder verliert das Gebot $1; die andere bekommt in jedem Fall, was sie gemacht hat.',
);
const ONCE = text('the bid', 'einfach');
const TWICE = text('twice the bid', 'doppelt');

/** The game in a minute, with the options in force. */
export const minute = (options: Options): readonly Text[] => [
  fill(options.players === 4 ? PARTNERS : ALONE, options.target),
  text(
    'The cards are German, each in the pack twice. From high to low, with their <card points>: ace 11, <ten> 10, king 4, <ober> 3, <unter> 2.',
    'Gespielt wird mit deutschen Karten, jede gibt es zweimal. Von oben nach unten, mit ihren <Augen> im Stich: Ass 11, <Zehn> 10, König 4, <Ober> 3, <Unter> 2.',
  ),
  same('[AG] [TG] [KG] [OG] [UG]'),
  text(
    'Melds count for being held together: all five of a suit are a <family>, 100; king and ober a <pair>, 20; four aces of four suits 100. These two are the <Binokel>, 40, and both twice 300.',
    'Meldungen zählen, weil man sie beisammen hat: alle fünf einer Farbe sind eine <Familie>, 100; König und Ober ein <Paar>, 20; vier Asse von vier Farben 100. Diese zwei sind der <Binokel>, 40, und doppelt 300.',
  ),
  same('[OG] [US]'),
  bidding(options),
  text(
    'Then all show their melds and play for tricks. You must <follow suit>, and <beat> what lies there if you can; without the suit you must trump.',
    'Dann zeigen alle ihre Meldungen, und es geht um die Stiche. Du musst <bedienen> und <stechen>, wenn du kannst; ohne die Farbe musst du trumpfen.',
  ),
  fill(options.players === 4 ? SIDES : AGAINST, options.lostFactor === 1 ? ONCE : TWICE),
  text(
    'Play runs to the right. The last trick brings 10 more, and melds count only if you take a trick.',
    'Gespielt wird nach rechts. Der letzte Stich bringt 10 dazu, und Meldungen gelten nur, wenn du einen Stich machst.',
  ),
];

const AS_DECLARER: LessonDeal = {
  seed: 'lesson-g',
  options: {},
  seat: 0,
  steps:
    'bid 150; weg; bid 160; bid 170; bid 180; bid 190; bid 200; bid 210; bid 220; bid 230; weg; game G; away OS; away TE; away TS; away KH; play AH; play UH; play OH; play AS; play KS; play OS; play AG; play UG; play UG; play US; play KG; play KS; play TH; play AH; play OG; play US; play TG; play TS; play UH; play OH; play TG; play OG; play AG; play AS; play KH; play UE; play KG; play OE; play AE; play UE; play TH; play OE; play KE; play KE; play TE; play AE',
  ideas: [
    {
      at: 0,
      title: text('Count your melds before you bid', 'Erst die Meldungen zählen, dann reizen'),
      says: text(
        'Your <melds> count before a card is played: [KG] with [OG] is a <pair>, [KE] with [OE] another, and [OG] with [US] a <Binokel>. Add what your aces and tens may win in <tricks>. The four cards of the <Dabb> nearly always help as well. Is that worth a <bid> of 150, the lowest there is?',
        'Deine <Meldungen> zählen, bevor eine Karte gespielt ist: [KG] mit [OG] ist ein <Paar>, [KE] mit [OE] noch eins, und [OG] mit [US] ein <Binokel>. Dazu kommt, was deine Asse und Zehnen in den <Stichen> holen. Auch die vier Karten aus dem <Dabb> helfen fast immer. Reicht das für ein <Gebot> von 150, das niedrigste, das es gibt?',
      ),
    },
    {
      at: 3,
      title: text('Bid step by step', 'Schritt für Schritt reizen'),
      says: text(
        'Somebody has said 160, and any higher ten is open to you, up to 2500. Whatever wins the bidding is what you must reach, so nothing is gained by a leap: the others will fall silent sooner or later. With two <pairs> and a <Binokel> in hand, and the <Dabb> to come, are you finished yet? And if not, what is the least you can say?',
        'Jemand hat 160 gesagt, und jeder höhere Zehner steht dir frei, bis 2500. Womit du das Reizen gewinnst, das musst du auch machen; ein Sprung bringt also nichts, die anderen verstummen früher oder später von selbst. Mit zwei <Paaren>, einem <Binokel> und der Aussicht auf den <Dabb>: Ist für dich schon Schluss? Und wenn nicht, was ist das Wenigste, das du sagen kannst?',
      ),
    },
    {
      at: 11,
      title: text('Name the suit you are strongest in', 'Die stärkste Farbe wird Trumpf'),
      says: text(
        'The <Dabb> brought you [US], [AS], [KH] and [TE]. Now [OG] and [US] make a double <Binokel>, 300, and you hold an ace of every suit, 100, whatever is trump. What the <trump suit> changes: its <pair> counts 40 instead of 20, and its cards beat all others. In which suit are you longest, and how high?',
        'Der <Dabb> hat dir [US], [AS], [KH] und [TE] gebracht. Jetzt sind [OG] und [US] ein doppelter <Binokel>, 300, und du hast ein Ass von jeder Farbe, 100, was auch <Trumpf> ist. Was Trumpf ändert: Sein <Paar> zählt 40 statt 20, und seine Karten stechen alle anderen. Welche Farbe ist bei dir am längsten, und wie hoch?',
      ),
    },
    {
      at: 15,
      title: text('Never discard a meld', 'Keine Meldung drücken'),
      says: text(
        'One more card to <discard>. A card laid away no longer melds, and that would cost you dearly here: the four aces, both [OG] and both [US], and two <pairs>. Its <card points>, though, count for you in the end. Which cards belong to no meld, and which of them would hardly win a trick?',
        'Noch eine Karte musst du <drücken>. Was du weglegst, meldet nicht mehr, und das käme dich hier teuer: die vier Asse, beide [OG] und beide [US], zwei <Paare>. Ihre <Augen> aber zählen am Ende für dich. Welche Karten gehören zu keiner Meldung, und welche davon macht wohl keinen Stich?',
      ),
    },
    {
      at: 48,
      title: text('The last trick brings ten more', 'Der letzte Stich bringt zehn dazu'),
      says: text(
        'You can neither <follow suit> nor trump, so you may play either card, and neither can win this <trick>. One trick is left after it, with ten points on top of its cards. The other [AE] is gone. What should you still hold when the last card is led?',
        'Du kannst weder <bedienen> noch trumpfen, also bist du frei, und keine deiner Karten macht diesen <Stich>. Danach kommt noch einer, und der bringt zehn Augen extra. Das andere [AE] ist schon weg. Was möchtest du noch haben, wenn die letzte Karte ausgespielt wird?',
      ),
    },
  ],
};

const STOPPING: LessonDeal = {
  seed: 'lesson-c',
  options: {},
  seat: 0,
  steps: 'bid 150; weg; bid 160; bid 170; bid 180; weg; ab S',
  ideas: [
    {
      at: 5,
      title: text('Stop in time', 'Rechtzeitig aufhören'),
      says: text(
        'Four aces in your hand, but two of them are the same: there is no [AG]. No king goes with an <ober> of its suit, and no [US] with your [OG], so you have no <meld> at all. Somebody now says 180. A <declarer> who falls short loses twice the <bid>. Would you go on to 190, or say <weg>?',
        'Vier Asse hast du, aber zwei davon sind gleich: [AG] fehlt. Kein König passt zu einem <Ober> seiner Farbe, und zu [OG] fehlt dir [US]; du hast also keine einzige <Meldung>. Nun sagt jemand 180. Ein <Spielmacher>, der sein <Gebot> nicht erreicht, verliert es doppelt. Gehst du mit bis 190, oder sagst du <weg>?',
      ),
    },
  ],
};

const AGAINST_DECLARER: LessonDeal = {
  seed: 'lesson-e',
  options: {},
  seat: 0,
  steps:
    'bid 150; bid 160; bid 170; bid 180; bid 190; bid 200; bid 210; bid 220; weg; weg; game G; away UH; away TE; away KH; away TE; play OG; play AG; play UG; play AS; play OS; play OS; play KS; play AS; play US; play AE; play OE; play KE; play AH; play UH; play KH; play TH; play AH; play OG; play AG; play TG; play UG; play UE; play UE; play OE; play AE; play KE; play TS; play OH; play KG; play TH; play US; play TS; play KG; play TG; play KS; play OH',
  ideas: [
    {
      at: 25,
      title: text(
        'Of two equal cards the first wins',
        'Von zwei gleichen Karten gewinnt die erste',
      ),
      says: text(
        'Every card is there twice, and of two equal ones the first wins: your [AE] cannot take this <trick> any more. The ace was led by the other player against declarer, so you need not grudge them the points. But think ahead: once one [AE] is gone, what is the other one worth?',
        'Jede Karte gibt es zweimal, und von zwei gleichen gewinnt die erste: Dein [AE] macht diesen <Stich> nicht mehr. Das Ass kommt von dem, der mit dir gegen den Spielmacher spielt, ihm kannst du die Augen gönnen. Aber denk voraus: Wenn das eine [AE] weg ist, was ist das andere dann wert?',
      ),
    },
    {
      at: 38,
      title: text('Win a trick with the smallest card', 'Den Stich so klein wie möglich machen'),
      says: text(
        'You must <follow suit> and <beat> what lies there, and both your acorns do. Nobody plays after you, and there are four points in the trick. Which card does the job, and which one would you like to lead next?',
        'Du musst <bedienen> und <stechen>, was da liegt, und beide Eicheln können es. Nach dir spielt keiner mehr, und im Stich liegen erst vier Augen. Welche Karte genügt, und welche möchtest du danach ausspielen?',
      ),
    },
  ],
};

export const lesson: Lesson = {
  deals: [AS_DECLARER, STOPPING, AGAINST_DECLARER],
};
