/**
 * The match under the cursor: how it ended, who stood where, what reviews have found, how long it was and its seed. What
 * its entry in the history says is shown at once, the rest when its record has been read.
 */

import { type ReactNode, useMemo } from 'react';
import { type AnyShownGame, SPECTATOR } from '../../../engine/game.ts';
import { presetMet } from '../../../engine/match-options.ts';
import { findGame } from '../../../games/index.ts';
import { fill, type Lang, same, type Text } from '../../../lang/text.ts';
import { gainText } from '../../../play/advice/figures.ts';
import { highlightIn } from '../../../play/advice/highlight.ts';
import { type Finding, listedIn } from '../../../play/advice/review.ts';
import { withTakers } from '../../../play/advice/trick-play.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import type { EndedMatch } from '../../../play/past/ended-match.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { humanSeats, playersOfHeader } from '../../../play/session/players.ts';
import { handText } from '../../../report/by-hand.ts';
import { gameText } from '../../../report/stats.ts';
import { titled } from '../../components/page.tsx';
import {
  BrokenLines,
  Column,
  clipRuns,
  Fixed,
  partLines,
  Words,
  wrapRuns,
} from '../../components/words.tsx';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { Glance } from '../../table/glance.tsx';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Tone } from '../../theme/palettes.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { ByDeal, leastTableRows } from '../end/deal-table.tsx';
import { decisionInCards } from '../end/decision-told.ts';
import { foundText, occasionOf, whenText } from '../end/found-text.ts';
import { highlightHeading, highlightInCards } from '../end/highlight-told.ts';
import { handCourse } from '../end/in-hand.ts';
import { remarksOf } from '../end/pages.tsx';
import { Places, placesHeight } from '../end/places.tsx';
import { type InCards, ToldBelow, ToldBeside } from '../end/told-in-cards.tsx';
import { matchVerdict } from '../end/verdict.ts';
import { asThen, type Scored, scoredOf } from '../score/scored.ts';
import { companyOf } from '../turn/view.tsx';
import {
  dateText,
  dayText,
  type MatchFate,
  matchFateOf,
  matchLengthText,
  opponentsOf,
  resultTexts,
} from './history-words.ts';
import type { EndedKnown } from './use-ended.ts';

const HISTORY = pastTexts.history;
const FAINT = { tone: 'faint' } as const;
const ACCENT = { tone: 'accent', bold: true } as const;

const TONES: Readonly<Record<MatchFate, Tone>> = { won: 'accent', between: 'text', lost: 'alarm' };

/** A match that has been read back, as the pages at its end told it. */
interface MatchTold {
  readonly ended: EndedMatch;
  readonly scored: Scored;
  readonly company: Scene['company'];
  readonly headline: Text;
  /** Lines below the headline. */
  readonly remarks: readonly Text[];
}

function toldOf(entry: HistoryEntry, ended: EndedMatch, lang: Lang): MatchTold {
  const { header, match, seats, outcomes } = ended;
  const { game } = match;
  const players = playersOfHeader({ ...header, seats: [...seats] }) ?? [];
  const isAlone = humanSeats(players).length === 1;
  const scored = scoredOf(match, {
    names: calledIn(game, seats, lang),
    observer: entry.seat,
    you: isAlone ? entry.seat : undefined,
    outcomes,
  });
  const why = outcomes.at(-1)?.why ?? '';
  const told = scored.ended?.told ?? game.rules.endReasons[why] ?? same(why);
  const { headline } = matchVerdict(scored, told);
  const byHand = entry.hand && handText(entry.hand);
  const remarks = remarksOf({ scored, told, byHand }, headline);
  return { ended, scored, company: companyOf(players, header.seed), headline, remarks };
}

interface DetailProps {
  readonly entry: HistoryEntry;
  readonly known: EndedKnown | undefined;
  readonly shape: Shape;
}

/** The headline and the lines below it; before the record is read, the result by the entry and the opponents. */
function storyRuns(
  stage: Stage,
  entry: HistoryEntry,
  told: MatchTold | undefined,
): readonly Runs[] {
  const style = { tone: TONES[matchFateOf(entry)], bold: true } as const;
  if (told === undefined) {
    const others = opponentsOf(entry).map((name) => say(stage, name));
    return [[run(say(stage, resultTexts(entry)[0]), style)], [run(others.join(', '), FAINT)]];
  }
  const { voices } = told.scored;
  return [
    phrase(stage, voices, told.headline, style),
    ...told.remarks.map((one) => phrase(stage, voices, one)),
  ];
}

/** Luck and play, where both are known. */
const fortuneTexts = ({ luck, play }: HistoryEntry): readonly Text[] =>
  luck === undefined || play === undefined
    ? []
    : [
        fill(HISTORY.luck, gainText(Math.round(luck.mean))),
        fill(HISTORY.play, gainText(Math.round(play.mean))),
      ];

/** The variant, how long the match was, luck and play, help, and the seed. */
function factParts(stage: Stage, entry: HistoryEntry): readonly Runs[] {
  const game = findGame(entry.game);
  const preset = game && presetMet(game, entry.options);
  const facts: Text[] = [];
  if (preset !== undefined) facts.push(preset.names);
  facts.push(matchLengthText(entry), ...fortuneTexts(entry));
  const parts = facts.map((one): Runs => [run(say(stage, one), FAINT)]);
  const help: Runs = [run(say(stage, pastTexts.stats.assisted), { tone: 'alarm' })];
  const seed: Runs = [run(say(stage, HISTORY.seed, entry.seed), FAINT)];
  return entry.assisted === true ? [...parts, help, seed] : [...parts, seed];
}

const factLines = (stage: Stage, entry: HistoryEntry, width: number): readonly Runs[] =>
  partLines(factParts(stage, entry), run(' · ', FAINT), width);

/** What reviews have found of the person’s decisions; nothing where none was weighed. */
function playLines(
  stage: Stage,
  game: AnyShownGame,
  { decisions, findings }: EndedKnown,
  seat: number,
): readonly Runs[] {
  if (findings.length === 0) return [];
  const { weighed, decisions: all, play } = endTexts.soFar;
  const count =
    findings.length < decisions ? fill(weighed, findings.length, decisions) : fill(all, decisions);
  return [
    [run(say(stage, play), ACCENT)],
    [run(`${say(stage, count)} · ${say(stage, foundText(game, findings, seat))}`)],
  ];
}

interface TitledProps {
  readonly title: Runs;
  readonly of: InCards;
  readonly shape: Shape;
}

/** The fewest rows of a moment told in words, with its heading. */
const LEAST_MOMENT = 4;

/** Columns from which the words of a moment stand beside its cards, and rows that its heading takes. */
const WIDE_MOMENT = 60;
const HEADING = 1;

/** A moment under its heading, with its cards where there is room for them. */
function TitledMoment({ title, of, shape }: TitledProps): ReactNode {
  const { width, height } = shape;
  const { table } = useStage().measures;
  const isBeside = width >= WIDE_MOMENT && height >= table.height + 3;
  return (
    <Column width={width} height={height} overflowY="hidden">
      <Words of={title} />
      {isBeside ? (
        <ToldBeside told={of} width={width} />
      ) : (
        <ToldBelow told={of} room={{ width, height: height - HEADING }} />
      )}
    </Column>
  );
}

/** What the match is remembered for, else the decision that cost most; undefined where there is neither. */
function momentOfMatch(
  stage: Stage,
  { ended, scored }: MatchTold,
  findings: readonly Finding[],
): Omit<TitledProps, 'shape'> | undefined {
  const { made, outcomes } = ended;
  const { you } = scored;
  const highlight = highlightIn(made, you ?? SPECTATOR);
  if (highlight !== undefined) {
    const { voices } = asThen(scored, highlight.deal);
    const of = highlightInCards(stage, { highlight, voices, you });
    return { title: highlightHeading(stage, highlight, outcomes.length), of };
  }
  const [finding] = listedIn(findings);
  const step = made.find(({ before }) => before.ply === finding?.ply);
  if (finding === undefined || step === undefined) return undefined;
  const { voices } = scored;
  const when = whenText(outcomes.length, finding.deal, occasionOf(made, finding.ply));
  const title = [
    run(say(stage, pastTexts.review.costly), ACCENT),
    run(`  ${say(stage, when)}`, FAINT),
  ];
  return { title, of: decisionInCards(stage, { moment: { ...finding, step }, voices, you }) };
}

/** Rows of the last deal's table from which it is shown. */
const LEAST_TABLE = 11;

interface LastDealProps {
  readonly told: MatchTold;
  readonly seat: number;
  readonly shape: Shape;
}

/** The table of the last deal as it ended, with all cards open. */
function LastDeal({ told, seat, shape }: LastDealProps): ReactNode {
  const stage = useStage();
  const { ended, scored, company } = told;
  const { match, made, outcomes } = ended;
  if (match.finished === undefined) return null;
  const revealed = match.game.display.reveal(match.finished, seat);
  const scene: Scene = {
    table: withTakers(revealed, made, outcomes.length),
    pack: match.pack,
    voices: scored.voices,
    company,
    observer: seat,
    actor: -1,
    memory: true,
    open: true,
    you: scored.you,
  };
  return <Glance title={say(stage, match.game.names)} scene={scene} {...shape} />;
}

/** Lines broken to a width, as many as have room. */
function brokenLines(lines: readonly Runs[], width: number, rows: number): readonly Runs[] {
  return lines.flatMap((line) => wrapRuns(line, width)).slice(0, rows);
}

interface BodyProps extends DetailProps {
  readonly told: MatchTold;
  readonly known: EndedKnown;
}

/** What the standing is drawn from. */
function placesShown({ scored, company, remarks, headline, ended }: MatchTold) {
  const course = handCourse(ended.made);
  return { scored, company, course, said: [headline, ...remarks] };
}

/** Who stood where, and below it what reviews have found, as far as there is room. */
function MatchStanding({ entry, known, told, shape }: BodyProps): ReactNode {
  const stage = useStage();
  const { width, height } = shape;
  const { scored } = told;
  const places = { ...placesShown(told), width };
  const play = playLines(stage, told.scored.game, known, entry.seat).flatMap((line) =>
    wrapRuns(line, width),
  );
  const below = play.length > 0 ? play.length + 1 : 0;
  const rows = Math.max(scored.parties.length, height - below);
  const isPlaced = scored.parties.length > 1 && height - below >= scored.parties.length;
  const placed = isPlaced ? placesHeight(stage, { ...places, rows }) : 0;
  const moment = useMemo(() => momentOfMatch(stage, told, known.findings), [stage, told, known]);
  const left = height - placed - below - 2;
  const byDeal = leastTableRows(scored);
  const isTold = moment !== undefined && left >= LEAST_MOMENT;
  const hasDeals = scored.outcomes.length > 1 && left > byDeal + (isTold ? LEAST_MOMENT + 1 : 0);
  const free = left - (hasDeals ? byDeal : 0);
  return (
    <Column width={width} rowGap={1}>
      {placed > 0 && <Places {...places} rows={rows} />}
      {hasDeals && (
        <Fixed flexDirection="column" height={byDeal - 1}>
          <ByDeal scored={scored} width={width} />
        </Fixed>
      )}
      {height - placed > below && play.length > 0 && <BrokenLines of={play} />}
      {isTold && <TitledMoment {...moment} shape={{ width, height: free }} />}
      {!isTold && free > LEAST_TABLE && (
        <LastDeal told={told} seat={entry.seat} shape={{ width, height: free }} />
      )}
    </Column>
  );
}

/** Why there is no more to show of a match than its entry has. */
function missingRuns(stage: Stage, known: EndedKnown | undefined): Runs {
  if (known === undefined) return [run(say(stage, HISTORY.reading), FAINT)];
  return [run(say(stage, pastTexts.stats.deleted), { tone: 'alarm' })];
}

/** Most lines of the story, so that what stands below it has room. */
const STORY = 6;

interface PartsProps extends DetailProps {
  readonly told: MatchTold | undefined;
}

/** Everything about a match below one another: its story, the standing and, at the foot, the facts. */
function Tall({ entry, known, told, shape }: PartsProps): ReactNode {
  const stage = useStage();
  const { width, height } = shape;
  const story = brokenLines(storyRuns(stage, entry, told), width, STORY);
  const facts = factLines(stage, entry, width);
  const room = height - HEAD - story.length - 1 - facts.length - 1;
  return (
    <Column width={width} height={height} overflowY="hidden">
      <BrokenLines of={story} />
      <Column width={width} height={Math.max(0, room + HEAD)} paddingTop={1} overflowY="hidden">
        {told && known ? (
          <MatchStanding {...{ entry, known, told }} shape={{ width, height: room }} />
        ) : (
          <Words of={missingRuns(stage, known)} wrap="wrap" />
        )}
      </Column>
      <BrokenLines of={facts} />
    </Column>
  );
}

/** Rows of the title. */
const HEAD = 1;
/** Cells between the story and the standing beside it. */
const APART = 3;
/** Columns from which the standing stands beside the story. */
const BESIDE = 70;

/** The story with the facts, and beside them the standing where there is room. */
function Low({ entry, known, told, shape }: PartsProps): ReactNode {
  const stage = useStage();
  const { width, height } = shape;
  const isBeside = width >= BESIDE && told !== undefined && told.scored.parties.length > 1;
  const right = isBeside ? Math.floor((width - APART) / 2) : 0;
  const left = isBeside ? width - APART - right : width;
  const facts = factLines(stage, entry, left);
  const game = told?.scored.game;
  const play = known && game ? playLines(stage, game, known, entry.seat).slice(1) : [];
  const story = [...storyRuns(stage, entry, told), ...play];
  const rows = Math.max(1, height - facts.length);
  const missing = told === undefined ? [missingRuns(stage, known)] : [];
  return (
    <Fixed columnGap={APART} height={height} overflowY="hidden">
      <Column width={left} height={height}>
        <Column width={left} height={rows} overflowY="hidden">
          <BrokenLines of={brokenLines([...story, ...missing], left, rows)} />
        </Column>
        <BrokenLines of={facts} />
      </Column>
      {isBeside && <Places {...placesShown(told)} width={right} rows={height} />}
    </Fixed>
  );
}

interface MatchDetailProps extends DetailProps {
  readonly isTall: boolean;
  /** What it is called; absent: as its game is. */
  readonly name?: Text;
}

/** All that is known of a match, under its name and its date. */
export function MatchDetail({ isTall, name: called, ...props }: MatchDetailProps): ReactNode {
  const stage = useStage();
  const { entry, known, shape } = props;
  const told = known?.ended && toldOf(entry, known.ended, stage.lang);
  const name = say(stage, called ?? gameText(entry.game));
  const dates = [
    dateText(entry.time, stage.lang, 'long'),
    dateText(entry.time, stage.lang, 'short'),
    dayText(entry.time, Date.now(), stage.lang),
  ];
  const date = dates.find((one) => name.length + one.length + 2 <= shape.width);
  const title = titled(name, date);
  const inner = { width: shape.width, height: shape.height - HEAD };
  return (
    <Column place={['zone', 'about']} width={shape.width} height={shape.height}>
      <Words of={clipRuns(title, shape.width, 1)} />
      {isTall ? (
        <Tall {...props} told={told} shape={inner} />
      ) : (
        <Low {...props} told={told} shape={inner} />
      )}
    </Column>
  );
}
