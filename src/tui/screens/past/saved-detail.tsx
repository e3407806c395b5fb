/** The save under the cursor: a match that can go on as its table, with whose turn it is; a finished one as it ended. */

import { type ReactNode, useCallback } from 'react';
import { SPECTATOR } from '../../../engine/game.ts';
import { matchActor } from '../../../engine/match.ts';
import type { SaveEntry } from '../../../play/kept/listing.ts';
import { readSaved, type SavedMatch } from '../../../play/past/saved-match.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { humanSeats } from '../../../play/session/players.ts';
import { BrokenLines, Column, fittedParts, Words, wrapRuns } from '../../components/words.tsx';
import { useApp, useFound } from '../../context/app.ts';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { arranged } from '../../picking/order.ts';
import { Glance } from '../../table/glance.tsx';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { companyOf, sceneOf } from '../turn/view.tsx';
import { MatchDetail } from './history-detail.tsx';
import type { SaveShown } from './saves-rows.tsx';
import { isSave, playersTexts, savedText, saveName, shortName, stateText } from './saves-words.ts';
import { restOf, useEnded } from './use-ended.ts';

const SAVES = pastTexts.saves;
const FAINT = { tone: 'faint' } as const;

interface SavedKnown {
  readonly path: string;
  /** Undefined where nothing of the file is sound. */
  readonly saved: SavedMatch | undefined;
}

/** The match of a save, read once the cursor rests on it; undefined before that. */
function useSaved(save: SaveEntry | undefined): SavedKnown | undefined {
  const ask = useCallback(
    async (stopped: () => boolean): Promise<SavedKnown | undefined> => {
      if (save === undefined || save.finished) return undefined;
      await restOf();
      return stopped() ? undefined : { path: save.path, saved: await readSaved(save) };
    },
    [save],
  );
  const found = useFound(ask);
  return found?.path === save?.path ? found : undefined;
}

/** The table of a saved match as its only person sees it, or as everybody does where several play. */
function useSavedScene({ match, made, players, header }: SavedMatch): Scene {
  const { settings } = useApp();
  const { lang } = useStage();
  const [only, ...more] = humanSeats(players);
  const observer = only === undefined || more.length > 0 ? SPECTATOR : only;
  return sceneOf({
    match,
    names: calledIn(match.game, players, lang),
    company: companyOf(players, header.seed),
    observer,
    steps: made,
    log: [],
    memory: settings.memory,
    waiting: false,
    arrange: (table) => arranged(table, { ...match, observer }, settings),
  });
}

/** What the next step is: what the person at the table is asked, or whose turn it is. */
function nextRuns(stage: Stage, { match, players }: SavedMatch, { table, voices }: Scene): Runs {
  const actor = matchActor(match);
  const isYours = players[actor]?.who === 'human';
  if (isYours) {
    const turn = run(`${say(stage, SAVES.yourTurn)} `, { tone: 'accent', bold: true });
    return [turn, ...phrase(stage, voices, table.prompt)];
  }
  const name = voices.names[actor];
  return name === undefined ? [] : [run(say(stage, SAVES.turnOf, name), FAINT)];
}

interface SavedTableProps {
  readonly save: SaveEntry;
  readonly saved: SavedMatch;
  readonly shape: Shape;
}

/** Most rows for what comes next, and the rows from which it has more than one. */
const MOST_NEXT = 2;
const TALL = 16;

/** How far a match has come and when it was last played; of a damaged one how far it is sound. */
function savedStateRuns(stage: Stage, save: SaveEntry): Runs {
  const state = stateText(stage, save, save.damage === undefined);
  const style = save.damage === undefined ? FAINT : ({ tone: 'alarm', bold: true } as const);
  return [run(state, style), run(` · ${savedText(stage, save.time, false)}`, FAINT)];
}

/** The table of a saved match, and above it how far it has come, who has how many points and what comes next. */
function SavedTable({ save, saved, shape }: SavedTableProps): ReactNode {
  const stage = useStage();
  const scene = useSavedScene(saved);
  const { width, height } = shape;
  const players = playersTexts(stage, save).map((one, at): Runs => [run(one, { bold: at === 0 })]);
  const damage = save.damage && [run(say(stage, save.damage.reason), { tone: 'alarm' as const })];
  const next = wrapRuns(damage ?? nextRuns(stage, saved, scene), width);
  const told = next.slice(0, height < TALL ? 1 : MOST_NEXT);
  return (
    <>
      <Words of={savedStateRuns(stage, save)} />
      <Words of={fittedParts(players, ' · ', width)} />
      <BrokenLines of={told} />
      <Glance
        title={saveName(stage, save)}
        scene={scene}
        width={width}
        height={height - 2 - told.length}
      />
    </>
  );
}

/** Why there is no table to show. */
function missingLines(
  stage: Stage,
  { entry }: SaveShown,
  known: SavedKnown | undefined,
  width: number,
): readonly Runs[] {
  if (!isSave(entry)) {
    const why = [run(`${shortName(entry.name)}: `, { bold: true }), run(say(stage, entry.reason))];
    return wrapRuns(why, width);
  }
  const players = [run(playersTexts(stage, entry).join(' · '), { bold: true })];
  const damage = entry.damage && [run(say(stage, entry.damage.reason), { tone: 'alarm' as const })];
  const isReading = known === undefined && !entry.finished && damage === undefined;
  const reading = isReading ? [run(say(stage, pastTexts.history.reading), FAINT)] : [];
  return [savedStateRuns(stage, entry), players, damage ?? reading].flatMap((line) =>
    wrapRuns(line, width),
  );
}

interface SavedDetailProps {
  readonly shown: SaveShown;
  readonly shape: Shape;
  readonly isTall: boolean;
}

/** All that is known of the save under the cursor. */
export function SavedDetail({ shown, shape, isTall }: SavedDetailProps): ReactNode {
  const stage = useStage();
  const { entry, ended } = shown;
  const save = isSave(entry) ? entry : undefined;
  const known = useEnded(ended);
  const saved = useSaved(save);
  const { width, height } = shape;
  if (ended !== undefined) return <MatchDetail entry={ended} {...{ known, shape, isTall }} />;
  const match = saved?.saved;
  return (
    <Column place={['zone', 'about']} width={width} height={height} overflowY="hidden">
      {save !== undefined && match !== undefined ? (
        <SavedTable {...{ save, saved: match, shape }} />
      ) : (
        <BrokenLines of={missingLines(stage, shown, saved, width)} />
      )}
    </Column>
  );
}
