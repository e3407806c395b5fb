/** The play of a deal trick by trick: who led, whose card took it, and which cards gave something away. */

import { type ReactNode, useCallback, useMemo } from 'react';
import type { PlayedTrick } from '../../../engine/highlight.ts';
import { readBy } from '../../../lang/address.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { costlyCards, type OpenCard, openCardText } from '../../../play/advice/open-cards.ts';
import { openPlayOf } from '../../../play/advice/open-play.ts';
import { claimThatEnded, givenAway, knownTricks } from '../../../play/advice/trick-play.ts';
import type { Session } from '../../../play/session/session.ts';
import { faceOf, indexOf } from '../../art/face.ts';
import { BrokenLines, Column, Fixed, Sentence, Words, wrapRuns } from '../../components/words.tsx';
import { useFound } from '../../context/app.ts';
import { captionOf, phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { asThen, type Party, type Scored } from '../score/scored.ts';

const TRICKS = texts.tricks;
const FAINT = { tone: 'faint' } as const;

export interface DealPlay {
  readonly tricks: readonly PlayedTrick[];
  /** The claim that ended the play before all tricks were made. */
  readonly claim: Text | undefined;
  /** Whether its cards can be opened, to see what each of them led to. */
  readonly canOpen: boolean;
  /** What each card led to with all cards open; undefined while that is computed, and where none can be opened. */
  readonly open: readonly OpenCard[] | undefined;
}

/** The play of the deal that has just ended; undefined where it had no tricks. */
export function useDealPlay(session: Session): DealPlay | undefined {
  const deal = session.outcomes().length;
  const open = useFound(
    useCallback((stopped) => openPlayOf(session, deal, stopped), [session, deal]),
  );
  const played = useMemo(() => {
    const steps = session.made();
    return { tricks: knownTricks(steps, deal), claim: claimThatEnded(steps, deal) };
  }, [session, deal]);
  const canOpen = session.setup.game.extras.openCards !== undefined;
  return played.tricks.length > 0 ? { ...played, canOpen, open } : undefined;
}

interface PlayProps {
  readonly scored: Scored;
  readonly play: DealPlay;
  readonly width: number;
  readonly rows: number;
}

/** Cells before the first card of a trick, and the most of a column. */
const NUMBER = 3;
const WIDEST = 12;

/** The seats of the columns: one's own is the last. */
function seatColumns({ observer, outcomes }: Scored): readonly number[] {
  const count = outcomes.at(-1)?.totals.length ?? 0;
  const own = Math.max(0, observer);
  return Array.from({ length: count }, (_, at) => (own + 1 + at) % count);
}

/** What a card gave away, in red where the observer’s own party lost by it. */
function costRuns(given: number | undefined, seat: number, own: Party): Runs {
  if (given === undefined) return [];
  return [run(`−${given}`, { tone: own.includes(seat) ? 'alarm' : 'clubs', bold: true })];
}

interface TrickRow {
  readonly stage: Stage;
  readonly scored: Scored;
  readonly given: ReadonlyMap<number, number>;
  readonly cells: number;
}

/** One card of a trick, filled up to the width of its column. */
function cardRuns(props: TrickRow, trick: PlayedTrick, seat: number): Runs {
  const { stage, scored, given, cells } = props;
  const { glyphs, painted } = stage.theme;
  const { pack } = scored.voices;
  const played = trick.find((one) => one.seat === seat);
  if (played === undefined || pack === undefined) return [run(' '.repeat(cells))];
  const own = scored.parties.find((party) => party.includes(scored.observer)) ?? [];
  const print = faceOf(stage.deck, pack, played.card);
  const sign = !painted && played.wins ? glyphs.wins : '';
  const style = { tone: print.tone, bold: true } as const;
  const isLit = painted && played.wins;
  const card = run(`${indexOf(print)}${sign}`, isLit ? { ...style, surface: 'paper' } : style);
  const lead = run(trick[0]?.seat === seat ? glyphs.pointer : ' ', { tone: 'accent' });
  const shown = [lead, card, ...costRuns(given.get(played.card), seat, own)];
  return [...shown, run(' '.repeat(Math.max(0, cells - plainText(shown).length)))];
}

/** The cards that gave something away, in sentences. */
function costlyRuns(stage: Stage, { scored, play }: PlayProps): readonly Runs[] {
  if (!play.canOpen) return [];
  const costly = costlyCards(play.open ?? []);
  if (play.open !== undefined && costly.length === 0)
    return [[run(say(stage, TRICKS.none), FAINT)]];
  return costly.map((card) => phrase(stage, scored.voices, openCardText(card, scored.you)));
}

/** What the signs beside the cards mean, once there are any. */
function legendRuns({ theme, ...stage }: Stage, { play: { canOpen, open } }: PlayProps) {
  const legend = theme.painted ? TRICKS.legend : TRICKS.plainLegend;
  const told = [legend];
  const [costly] = costlyCards(open ?? []);
  if (canOpen && open === undefined) told.push(TRICKS.weighing);
  if (costly !== undefined) told.push(fill(TRICKS.costs, costly.unit));
  return told.map((one): Runs => [run(say(stage, one), FAINT)]);
}

/** How the play ended without its last tricks. */
const claimRuns = (stage: Stage, { scored, play }: PlayProps): readonly Runs[] =>
  play.claim === undefined
    ? []
    : [phrase(stage, scored.voices, readBy(fill(TRICKS.then, play.claim), scored.you))];

/** Sentences in lines of a width: as many whole sentences as have room in so many rows. */
function sentencesIn(sentences: readonly Runs[], width: number, rows: number): readonly Runs[] {
  const lines: Runs[] = [];
  for (const sentence of sentences) {
    const broken = wrapRuns(sentence, width);
    if (lines.length + broken.length > rows) break;
    lines.push(...broken);
  }
  return lines;
}

/** The sentences below the tricks; the legend of who led gives way where there is no room for all of them. */
function sentencesBelow(stage: Stage, props: PlayProps, rows: number): readonly Runs[] {
  const { width } = props;
  const [legend = [], ...costs] = legendRuns(stage, props);
  const rest = [...costs, ...costlyRuns(stage, props)];
  const claim = claimRuns(stage, props);
  const all = [...claim, legend, ...rest];
  const areAll = all.flatMap((one) => wrapRuns(one, width)).length <= rows;
  return sentencesIn(areAll ? all : [...claim, ...rest], width, rows);
}

/** What gave something away in lines, as many whole sentences as have room in so many rows. */
export const costlyLines = (stage: Stage, props: PlayProps): readonly Runs[] =>
  sentencesIn([...claimRuns(stage, props), ...costlyRuns(stage, props)], props.width, props.rows);

/** Rows of the legend, and of the blank one below it. */
const LEGEND = 2;

/** Rows besides the tricks: the title, the names, and a blank row above the sentences. */
const AROUND = 3;

/** The rows of so many tricks in a window, with the legend and a blank row below. */
export const trickRows = ({ tricks }: DealPlay): number => tricks.length + AROUND + LEGEND;

/** Rows for the legend and the first sentences that tricks apart from each other leave. */
const TOLD = 10;

/**
 * A table of a deal: a row for each trick, a column for each player, with the winning cards marked and, once the
 * search with open cards is done, what a card gave away beside it and, as far as there is room, in sentences below.
 */
export function TrickByTrick(props: PlayProps): ReactNode {
  const stage = useStage();
  const { play, width, rows } = props;
  const scored = asThen(props.scored, props.scored.outcomes.length);
  const { voices } = scored;
  const columns = seatColumns(scored);
  const cells = Math.min(WIDEST, Math.floor((width - NUMBER) / Math.max(1, columns.length)));
  const given = givenAway(play.open ?? [], voices.pack?.tokens ?? []);
  const rowProps = { stage, scored, given, cells };
  const gap = Number(2 * play.tricks.length + AROUND + TOLD <= rows);
  const told = { ...props, scored };
  const left = rows - AROUND - play.tricks.length - gap * play.tricks.length;
  const names = columns
    .map((seat) => ` ${captionOf(stage, voices, seat)}`.slice(0, cells).padEnd(cells))
    .join('');
  return (
    <Column width={width}>
      <Sentence of={TRICKS.title} tone="accent" bold />
      <Words of={[run(' '.repeat(NUMBER) + names, FAINT)]} />
      <Column rowGap={gap} marginTop={gap}>
        {play.tricks.map((trick, at) => (
          <Words
            key={String(at)}
            of={[
              run(`${String(at + 1).padStart(2)} `, FAINT),
              ...columns.flatMap((seat) => cardRuns(rowProps, trick, seat)),
            ]}
          />
        ))}
      </Column>
      <Fixed marginTop={1}>
        <BrokenLines of={sentencesBelow(stage, told, left)} />
      </Fixed>
    </Column>
  );
}
