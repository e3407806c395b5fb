/** The play of a deal trick by trick: who led, whose card took it, and which cards gave something away. */

import { type ReactNode, useCallback, useMemo } from 'react';
import { costlyCards, type OpenCard, openCardText } from '../../../play/advice/open-cards.ts';
import { openPlayOf } from '../../../play/advice/open-play.ts';
import { givenAway, type PlayedTrick, tricksIn } from '../../../play/advice/trick-play.ts';
import type { Session } from '../../../play/session/session.ts';
import { faceOf, indexOf } from '../../art/face.ts';
import { Column, Fixed, Sentence, Words } from '../../components/words.tsx';
import { useFound } from '../../context/app.ts';
import { captionOf, phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { asThen, type Party, type Scored } from '../score/scored.ts';

const TRICKS = texts.tricks;
const FAINT = { tone: 'faint' } as const;

export interface DealPlay {
  readonly tricks: readonly PlayedTrick[];
  /** What each card led to with all cards open; undefined while that is computed. */
  readonly open: readonly OpenCard[] | undefined;
}

/** The play of the deal that has just ended, where all its cards can be opened. */
export function useDealPlay(session: Session): DealPlay | undefined {
  const deal = session.outcomes().length;
  const open = useFound(
    useCallback((stopped) => openPlayOf(session, deal, stopped), [session, deal]),
  );
  const tricks = useMemo(() => tricksIn(session.made(), deal), [session, deal]);
  const hasOpenCards = session.setup.game.extras.openCards !== undefined;
  return hasOpenCards && tricks.length > 0 ? { tricks, open } : undefined;
}

interface PlayProps {
  readonly scored: Scored;
  readonly play: DealPlay;
  readonly width: number;
  readonly rows: number;
}

/** Cells before the first card of a trick. */
const NUMBER = 3;

/** The seats of the columns: one's own is the last. */
function seatColumns({ observer, outcomes }: Scored): readonly number[] {
  const count = outcomes.at(-1)?.totals.length ?? 0;
  const own = Math.max(0, observer);
  return Array.from({ length: count }, (_, at) => (own + 1 + at) % count);
}

/** What a card gave away, from the observer's side: lost by the own party, won by another. */
function costRuns(given: number | undefined, seat: number, own: Party): Runs {
  if (given === undefined) return [];
  const isLost = own.includes(seat);
  const words = isLost ? `−${given}` : `+${given}`;
  return [run(words, { tone: isLost ? 'alarm' : 'clubs', bold: true })];
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
  const costly = costlyCards(play.open ?? []);
  if (play.open !== undefined && costly.length === 0)
    return [[run(say(stage, TRICKS.none), FAINT)]];
  return costly.map((card) => phrase(stage, scored.voices, openCardText(card, scored.you)));
}

/** Rows besides the tricks: the title, the names, and the legend below. */
const AROUND = 6;

/**
 * A table of a deal: a row for each trick, a column for each player, with the winning cards marked and, once the
 * search with open cards is done, what a card gave away beside it and in sentences below.
 */
export function TrickByTrick(props: PlayProps): ReactNode {
  const stage = useStage();
  const { play, width, rows } = props;
  const scored = asThen(props.scored, props.scored.outcomes.length);
  const { voices } = scored;
  const columns = seatColumns(scored);
  const cells = Math.floor((width - NUMBER) / Math.max(1, columns.length));
  const given = givenAway(play.open ?? [], voices.pack?.tokens ?? []);
  const rowProps = { stage, scored, given, cells };
  const gap = 2 * play.tricks.length + AROUND <= rows ? 1 : 0;
  const names = columns
    .map((seat) => ` ${captionOf(stage, voices, seat)}`.slice(0, cells - 1).padEnd(cells))
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
      <Fixed marginTop={1} flexDirection="column">
        <Sentence
          of={stage.theme.painted ? TRICKS.legend : TRICKS.plainLegend}
          tone="faint"
          wrap="wrap"
        />
        {play.open === undefined && <Sentence of={TRICKS.weighing} tone="faint" wrap="wrap" />}
        {given.size > 0 && <Sentence of={TRICKS.costs} tone="faint" wrap="wrap" />}
        {costlyRuns(stage, { ...props, scored }).map((line, at) => (
          <Words key={String(at)} of={line} wrap="wrap" />
        ))}
      </Fixed>
    </Column>
  );
}
