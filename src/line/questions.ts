/** The answers to questions about the match: the cards, the table, the last trick, the score, the log, the rules. */

import { type Pack, writeCard } from '../cards/pack.ts';
import type { Found } from '../engine/extras.ts';
import type { Observer, Outcome } from '../engine/game.ts';
import { findTerm, termsIn, unmarked } from '../engine/glossary.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { NoteLine, Region, Table, Whereabouts } from '../engine/table.ts';
import {
  cardMarks,
  fill,
  joinTexts,
  type Lang,
  same,
  seatThen,
  type Text,
  text,
} from '../lang/text.ts';
import { meaningsOf } from '../play/advice/meanings.ts';
import { withTakers } from '../play/advice/trick-play.ts';
import { observerOf } from '../play/session/deciding.ts';
import { dealForfeits } from '../play/session/forfeit-words.ts';
import { calledAt } from '../play/session/guests.ts';
import type { LogEntry } from '../play/session/log.ts';
import { seatsInDeal } from '../play/session/players.ts';
import type { Session } from '../play/session/session.ts';
import {
  amountsText,
  customsOf,
  factText,
  handRegions,
  handTexts,
  type LineListener,
  regionText,
  saidTexts,
  scoreLines,
  seatsTexts,
  tableTexts,
} from './describe.ts';
import texts from './texts.json' with { type: 'json' };

const { questions } = texts;

/** A sentence with the names of those who sat at the seats then. */
export const namedAs = (words: Text, names: readonly Text[] | undefined): Text => {
  if (names === undefined) return words;
  const put = (lang: Lang): string =>
    words[lang].replace(/\{(\d+)\}/g, (mark, seat: string) =>
      (names[Number(seat)]?.[lang] ?? mark).replace(/[[\]{}]/g, ''),
    );
  return text(put('en'), put('de'));
};

/** A log entry as a sentence for an observer. */
export function entryText({ by, told, names }: LogEntry, observer: Observer): Text {
  const words = typeof by === 'number' ? seatThen(by, told(observer)) : told(observer);
  return namedAs(words, names);
}

const endReasonText = ({ setup: { game } }: Session, { why }: Outcome): Text =>
  game.rules.endReasons[why] ?? same(why);

/** A log entry as the answer to `log`; the end of a deal with its reason and points, where a minus is a word. */
function loggedText(session: Session, entry: LogEntry): Text {
  const { outcome, names } = entry;
  if (outcome === undefined) return entryText(entry, observerOf(session));
  const reason = endReasonText(session, outcome);
  return namedAs(fill(same('$1: $2'), reason, amountsText(outcome.points)), names);
}

const shownTable = (session: Session) => {
  const { game, state, deal } = session.match();
  const table = game.display.table(game.observer.observe(state, observerOf(session)));
  return withTakers(table, session.made(), deal);
};

const listenerOf = (session: Session, memory: boolean): LineListener => ({
  pack: session.match().pack,
  observer: observerOf(session),
  memory,
});

function cardTexts(session: Session, memory: boolean): readonly Text[] {
  const texts = handTexts(listenerOf(session, memory), shownTable(session));
  return texts.length === 0 ? [questions.noHand] : texts;
}

const ownOf = ({ own }: Table): readonly Text[] => (own === undefined ? [] : [own]);

/** The cards of the person, and what the game counts in them. */
const hand = (session: Session, memory: boolean): readonly Text[] => [
  ...cardTexts(session, memory),
  ...ownOf(shownTable(session)),
];

/** The cards as a turn begins; what the game counts in them is added only while it matters for a bid. */
export function handInTurn(session: Session, memory: boolean): readonly Text[] {
  const shown = shownTable(session);
  const isBidding = shown.said !== undefined && !shown.saidEarlier;
  const held = cardTexts(session, memory);
  return isBidding ? [...held, ...ownOf(shown)] : held;
}

export const tableLines = (session: Session, memory: boolean): readonly Text[] =>
  tableTexts(listenerOf(session, memory), shownTable(session));

/** The table without the cards that a turn begins with. */
export function besidesHand(session: Session, memory: boolean): readonly Text[] {
  const listener = listenerOf(session, memory);
  const shown = shownTable(session);
  return tableTexts(listener, shown, handRegions(listener, shown));
}

/** The table without the cards that a turn begins with, after an auction that has ended. */
export function situation(session: Session, memory: boolean): readonly Text[] {
  const talk = shownTable(session).saidEarlier === true ? auction(session) : [];
  return [...talk, ...besidesHand(session, memory)];
}

/** What the seats have done since the person's previous step, that step included. */
function lastRound(session: Session): readonly Text[] {
  const observer = observerOf(session);
  const entries = session.log();
  const own = entries.findLastIndex(({ by }) => by === observer);
  const since = entries.slice(Math.max(own, entries.length - 20, 0));
  return since.length === 0
    ? [questions.nothing]
    : since.map((entry) => loggedText(session, entry));
}

function lastTrick(session: Session, memory: boolean): readonly Text[] {
  const region = shownTable(session).regions.find(({ lastTrick }) => lastTrick === true);
  if (region === undefined || region.cards.length === 0) return lastRound(session);
  return [regionText(listenerOf(session, memory), region)];
}

/** What happened in the current deal. */
function log(session: Session): readonly Text[] {
  const { deal } = session.match();
  const entries = session.log().filter((entry) => entry.deal === deal);
  if (entries.length === 0) return [questions.nothing];
  return entries.map((entry) => loggedText(session, entry));
}

/** Points of the last finished deal with the score lines that add up to them. */
function lastDeal(session: Session): readonly Text[] {
  const outcomes = session.outcomes();
  const outcome = outcomes.at(-1);
  if (outcome === undefined) return [questions.noDeal];
  const why = endReasonText(session, outcome);
  const { game } = session.setup;
  const seats = seatsInDeal(session.state().players, session.made(), outcomes.length);
  const names = seats.map((seat) => calledAt(game, seat));
  const points = fill(questions.points, outcomes.length, amountsText(outcome.points));
  const told = [points, ...scoreLines(outcome), ...dealForfeits(game, outcome)];
  return [why, ...told.map((words) => namedAs(words, names))];
}

export function score(session: Session): readonly Text[] {
  const seats = shownTable(session).seats.map(({ total }) => total);
  const totals = session.outcomes().at(-1)?.totals ?? seats;
  return [fill(questions.score, amountsText(totals)), ...lastDeal(session)];
}

const clauseText = (id: string, words: Text): Text => joinTexts([same(id), unmarked(words)], ': ');

const clausesOf = (session: Session) => session.setup.game.clauses(session.setup.options);

/** The rule behind a refusal; without one, the rules by which the last deal was scored. */
export function why(session: Session, refused: Refusal | undefined): readonly Text[] {
  if (refused !== undefined) {
    const clause = clausesOf(session).find(({ id }) => id === refused.clause);
    return [clause === undefined ? questions.noClause : clauseText(clause.id, clause.text)];
  }
  const outcome = session.outcomes().at(-1);
  if (outcome === undefined) return [questions.noReason];
  const named = new Set(outcome.lines.map(({ clause }) => clause));
  const clauses = clausesOf(session).filter(({ id }) => named.has(id));
  return [...lastDeal(session), ...clauses.map(({ id, text }) => clauseText(id, text))];
}

/** The opponents' conventions. */
function system({ setup: { game, options } }: Session): readonly Text[] {
  const chapters = game.extras.conventions?.system(options) ?? [];
  if (chapters.length === 0) return [questions.noMeanings];
  return chapters.flatMap(({ title, clauses }) => [
    title,
    ...clauses.map(({ id, text }) => clauseText(id, text)),
  ]);
}

/** Every rule, or the one whose number or clause is given; the opponents' conventions for “system”. */
export function rules(session: Session, which: string): readonly Text[] {
  const wanted = which.trim().toUpperCase();
  if (wanted === 'SYSTEM') return system(session);
  const found = clausesOf(session).filter(
    ({ id }) => wanted === '' || id === wanted || id === `${session.setup.game.prefix}-${wanted}`,
  );
  if (found.length === 0) return [questions.noRule];
  return found.map(({ id, text }) => clauseText(id, text));
}

/** What the calls so far mean, and what the person's own would mean. */
function meanings(session: Session): readonly Text[] {
  const found = meaningsOf(session.match(), observerOf(session));
  if (found === undefined) return [questions.noMeanings];
  const { said, open } = found;
  const calls = said.length > 0 ? said.map(factText) : [questions.nothingSaid];
  return open.length > 0 ? [...calls, questions.youCould, ...open.map(factText)] : calls;
}

/** What the game tells beside the table, a line for each thing under the title of its note. */
function notes(session: Session): readonly Text[] {
  const { game, state } = session.match();
  const observer = observerOf(session);
  const all = observer < 0 ? [] : game.display.notes?.(game.observer.observe(state, observer));
  if (all === undefined || all.length === 0) return [questions.noNotes];
  const open = all.filter(({ remembered }) => remembered !== true);
  const noted = (line: NoteLine): Text => noteText(game.pack(session.match().options), line);
  return open.flatMap(({ title, lines }) => [fill(same('$1:'), title), ...lines.map(noted)]);
}

/** A line of a note; of ranks, the cards held and those that may be elsewhere, gone or not. */
function noteText(pack: Pack, { label, value, ranks }: NoteLine): Text {
  if (value !== undefined) return factText({ label, value });
  if (ranks === undefined) return label;
  const cardsThat = (wanted: readonly Whereabouts[]): string =>
    cardMarks(
      ranks.filter(({ is }) => wanted.includes(is)).map(({ card }) => writeCard(pack, card)),
    );
  const held = cardsThat(['held']);
  const elsewhere = cardsThat(['gone', 'unseen']);
  const parts = [
    held === '' ? undefined : fill(questions.ranksHeld, held),
    elsewhere === '' ? undefined : fill(questions.ranksElsewhere, elsewhere),
  ];
  const told = parts.filter((part) => part !== undefined);
  return factText({ label, value: joinTexts(told, '; ') });
}

/** A finding of a post-mortem; of figures in columns, a line for each row, with each figure after its head. */
function findingTexts(found: Found): readonly Text[] {
  if (!('rows' in found)) return [factText(found)];
  const { columns, rows } = found;
  return rows.map(({ label, values }) => {
    const told = values.map((value, at) => joinTexts([columns[at] ?? same(''), same(value)]));
    return factText({ label, value: joinTexts(told, ' · ') });
  });
}

/** The post-mortem of the last finished deal, where the game has one, and what programs thought in it. */
export async function postMortem(
  session: Session,
  stopped?: () => boolean,
): Promise<readonly Text[]> {
  const deal = session.outcomes().length;
  const facts = deal === 0 ? [] : await session.postMortem(deal, stopped);
  return [...(facts ?? []).flatMap(findingTexts), ...thoughts(session)];
}

/** The moves of the last finished deal that programs have explained. */
const thoughts = (session: Session): readonly Text[] =>
  session
    .log()
    .filter(({ deal, isExplained }) => isExplained && deal === session.outcomes().length)
    .map((entry) => loggedText(session, entry));

const seats = (session: Session): readonly Text[] =>
  seatsTexts(observerOf(session), shownTable(session));

/** The sentences about the seats at the beginning. */
export const seated = (session: Session): readonly Text[] => customsOf(shownTable(session));

/** The calls of this deal, round by round. */
function auction(session: Session): readonly Text[] {
  const shown = shownTable(session);
  if (shown.said === undefined) return [questions.noTalk];
  return shown.said.length === 0 ? [questions.nothingSaid] : saidTexts(shown);
}

/** What was said, then the cards: a verdict on a decision is read beside both. */
export const handAndTalk = (session: Session): readonly Text[] =>
  hasTalk(session) ? [...auction(session), ...hand(session, true)] : hand(session, true);

/** Whether the game has an auction. */
export const hasTalk = (session: Session): boolean => shownTable(session).said !== undefined;

/** The table of the deal that the entry closes; undefined for other entries. */
function revealOf(session: Session, entry: LogEntry, observer: Observer): Table | undefined {
  const { finished, deal } = entry;
  if (finished === undefined) return undefined;
  return withTakers(session.setup.game.display.reveal(finished, observer), session.made(), deal);
}

/** Whether a region of a finished deal is a hand or a row that is left over and now open. */
const isTurnedUp = ({ role, owner, cards }: Region): boolean =>
  (role === 'hand' || role === 'row') && owner !== undefined && cards.length > 0;

/** How a deal ended, in short: its result, and the cards turned up. */
export function endTexts(session: Session, entry: LogEntry, observer: Observer): readonly Text[] {
  const shown = revealOf(session, entry, observer);
  if (shown === undefined) return [];
  const listener = { pack: session.match().pack, observer, memory: true };
  const open = shown.regions.filter(isTurnedUp);
  return [shown.prompt, ...open.map((region) => regionText(listener, region))];
}

/** The table of the deal that ended last, with all cards that are turned up. */
function showdown(session: Session): readonly Text[] {
  const entry = session.log().findLast(({ finished }) => finished !== undefined);
  const shown = entry && revealOf(session, entry, observerOf(session));
  if (shown === undefined) return [questions.noDeal];
  const listener = listenerOf(session, true);
  const trick = shown.regions.filter(({ lastTrick, cards }) => lastTrick && cards.length > 0);
  const told = trick.map((region) => regionText(listener, region));
  return [shown.prompt, ...tableTexts(listener, shown), ...told];
}

/** Explains the words of the glossary that a line names; an empty line lists them all. */
export function explain({ setup: { game } }: Session, lang: Lang, line: string): readonly Text[] {
  const { glossary } = game.display;
  if (glossary.length === 0) return [questions.noGlossary];
  const words = joinTexts(
    glossary.map(({ word }) => word),
    ', ',
  );
  if (line === '') return [fill(questions.glossary, words)];
  const whole = findTerm(glossary, lang, line);
  const found = whole === undefined ? termsIn(glossary, lang, line) : [whole];
  if (found.length === 0) return [fill(questions.noTerm, line, words)];
  return found.map(({ word, meaning }) => fill(same('$1: $2'), word, meaning));
}

/** The questions that need only the session. */
export const QUESTIONS = {
  hand,
  table: tableLines,
  last: lastTrick,
  log,
  meanings,
  notes,
  seats,
  auction,
  showdown,
};

export const isQuestion = (word: string): word is keyof typeof QUESTIONS => word in QUESTIONS;
