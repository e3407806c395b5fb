/** The line below the hand: what Enter does now, or whom the table waits for. */
import { CHANCE, NOBODY } from '../../../engine/game.ts';
import { matchActor } from '../../../engine/match.ts';
import { byKey } from '../../../lang/address.ts';
import { fill, readAlike, same, type Text } from '../../../lang/text.ts';
import { phrase, type Stage, say, type Voices } from '../../context/render-context.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import { type Choice, isSingle } from '../../picking/areas.ts';
import { meant } from '../../picking/picks.ts';
import { plainText, type Run, type Runs, run } from '../../theme/theme.ts';
import { awaitingIn } from './awaiting.ts';
import { type Decision, decisionOf, moveOf } from './decision.ts';
import { ORDER, picksOf, type TableState, type Turn } from './state.ts';

import type { TableShown } from './table-shown.ts';

/** Two moves of which Enter asks which is meant, where both have room on the line. */
function eitherRuns(
  stage: Stage,
  voices: Voices,
  { game, observation }: Turn,
  choices: readonly Choice[],
): Runs | undefined {
  if (choices.length !== 2) return undefined;
  const told = choices.map(({ move }) => byKey(game.notation.describe(observation, move)));
  const line = phrase(stage, voices, fill(texts.table.either, ...told));
  const enter = run(say(stage, texts.table.enter, ''), { bold: true });
  const room = stage.size.columns - stage.measures.panel - INSET;
  return plainText([enter, ...line]).length <= room ? [enter, ...line] : undefined;
}
/** Cells at both sides of the line. */
const INSET = 2;

/** What Enter does where the picks under way mean this decision. */
export function decisionLine(stage: Stage, voices: Voices, turn: Turn, decision: Decision): Runs {
  const does = (told: Text): Runs => [
    run(say(stage, texts.table.enter, ''), { bold: true }),
    ...phrase(stage, voices, told),
  ];
  switch (decision.kind) {
    case 'order':
      return does(turn.table.buttons.find(({ id }) => id === ORDER)?.label ?? same(''));
    case 'play':
      return does(byKey(turn.game.notation.describe(turn.observation, decision.choice.move)));
    case 'lay':
      return does(decision.home.told ?? same(''));
    case 'choose': {
      const [choice, ...more] = decision.choices;
      if (choice !== undefined && more.length === 0)
        return decisionLine(stage, voices, turn, { kind: 'play', choice });
      const either = eitherRuns(stage, voices, turn, decision.choices);
      return either ?? [run(say(stage, texts.table.several, decision.choices.length))];
    }
    case 'aim':
      return phrase(stage, voices, decision.text, { bold: true });
    case 'open':
      return decision.does === undefined
        ? phrase(stage, voices, decision.text, { tone: 'faint' })
        : does(decision.text);
    case 'try':
      return phrase(stage, voices, decision.text, { tone: 'faint' });
    case 'none':
      return phrase(stage, voices, decision.why, { tone: 'faint' });
  }
}

/** What Enter does at a hint that is still weighed: its move is made once it has settled. */
export function awaitingLine(
  stage: Stage,
  voices: Voices,
  turn: Turn | undefined,
  state: TableState,
): Runs | undefined {
  const awaiting = awaitingIn(state, turn);
  if (turn === undefined || awaiting === undefined) return undefined;
  const { game, observation } = turn;
  const move = moveOf(decisionOf(turn, picksOf(state, turn)));
  const does = awaiting === 'begun' ? texts.hint.now : texts.hint.onceSettled;
  const told = fill(does, byKey(game.notation.describe(observation, move)));
  return [run(say(stage, texts.table.enter, ''), { bold: true }), ...phrase(stage, voices, told)];
}

/** In place of what Enter would do: why nobody at the keyboard is to move now. */
function waitingLine(stage: Stage, { you }: Voices, shown: TableShown): Runs {
  const { match, names, waiting, thinking, observer, isForced } = shown;
  const faint = (words: string): Runs => [run(words, { tone: 'faint' })];
  const actor = matchActor(match);
  if (waiting && shown.playsOut) return faint(say(stage, texts.laying.plays));
  if (waiting) return faint(say(stage, texts.table.skip));
  if (actor === NOBODY) return [run(say(stage, texts.table.ended))];
  if (actor === CHANCE) return faint(say(stage, texts.table.dealing));
  const isOwn = actor === observer || actor === you;
  if (isOwn && shown.runsOut) return faint(say(stage, texts.table.runsOut));
  if (isOwn && (isForced || shown.makesItself)) return faint(say(stage, texts.table.forced));
  const sentence = thinking === actor ? texts.table.thinking : texts.table.onTurn;
  return faint(say(stage, sentence, names[actor] ?? ''));
}

/** The mark of a move that gives much away. */
export const MARK: Run = run('  ?!', { tone: 'accent', bold: true });

/** Whether Enter was pressed where it does nothing, which the line of Enter says. */
export function isRefusedHere({ turn, picks, notice }: TableShown): boolean {
  if (turn === undefined || picks === undefined || notice?.kind !== 'said') return false;
  const asked = askedText(decisionOf(turn, picks));
  return asked !== undefined && readAlike(notice.text, asked);
}

/** What Enter asks for where it does nothing yet. */
function askedText(decision: Decision): Text | undefined {
  if (decision.kind === 'none') return decision.why;
  return decision.kind === 'open' ? decision.text : undefined;
}

/** What Enter and Escape do at the question asked. */
function answersText({ asking, isTry }: TableShown): Text {
  if (asking !== 'leave') return texts.table.finishes;
  return isTry ? texts.table.leavesTry : texts.table.leaves;
}

/** What Enter does now, or whom the table waits for. */
export function enterLine(stage: Stage, voices: Voices, shown: TableShown): Runs {
  const { turn, picks, offer } = shown;
  const { asking } = shown;
  if (asking !== undefined) return [run(say(stage, answersText(shown)), { bold: true })];
  if (offer !== undefined) return [run(say(stage, texts.table.answer), { bold: true })];
  if (turn === undefined || picks === undefined) return waitingLine(stage, voices, shown);
  const decision = decisionOf(turn, picks);
  const asked = askedText(decision);
  if (asked !== undefined && isRefusedHere(shown))
    return phrase(stage, voices, asked, { tone: 'alarm', bold: true });
  const isEmpty = decision.kind === 'open' && picks.picked.length === 0;
  const chosen = meant(turn.areas, picks, isSingle(turn.choices));
  // Where Enter takes more than is picked, its move is named and nothing is missing.
  const isWhole = decision.kind === 'play' && decision.choice.picks.length > chosen.length;
  const progress = turn.game.display.progress?.(turn.observation, chosen);
  const isTold = progress !== undefined && !isEmpty && !isWhole;
  const counted = isTold ? [run(' · '), ...phrase(stage, voices, progress)] : [];
  const line = [...decisionLine(stage, voices, turn, decision), ...counted];
  return shown.isMarked ? [...line, MARK] : line;
}
