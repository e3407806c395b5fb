/**
 * What surrounds the cards, as scenes for `npm run pictures -- evening`: home, each use of the panel, a deal's end
 * and a match's end. A scene is a record, arguments and keys; after each key the screen stands still.
 */
import { likelyText } from '../../src/play/session/deciding.ts';
import { KEY } from '../tui/window.ts';
import { middleOf, sitAt } from './middle.ts';
import { gameCalled } from './session.ts';

const SEED = 'talon';

export interface Scene {
  readonly name: string;
  readonly args: readonly string[];
  /** The one game that is not over. */
  readonly record?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly keys: readonly string[];
}

/** The record of a match of one person, left at the last turn of its first deal or of these deals. */
async function lastTurn(id: string, deals?: number): Promise<string> {
  const session = sitAt(gameCalled(id), SEED, deals === undefined ? {} : { deals });
  let found = '';
  for (;;) {
    while ((await session.advance()) !== undefined);
    const move = likelyText(session);
    if (move === undefined || session.match().deal > (deals ?? 1)) break;
    found = session.record.text();
    session.play(move);
  }
  await session.close();
  return found;
}

export async function scenes(): Promise<readonly Scene[]> {
  const durak = await middleOf(gameCalled('durak'), SEED);
  const claims = { TALON_CLAIMS: 'always' };
  const resume = ['resume'];
  const end = { args: resume, env: claims };
  return [
    { name: 'home-first', args: [], keys: [] },
    { name: 'home-held', args: [], record: durak, keys: [] },
    { name: 'home-find', args: [], keys: ['/', 'b'] },
    { name: 'panel-hint', args: resume, record: durak, keys: ['h'] },
    { name: 'panel-hint-more', args: resume, record: durak, keys: ['h', 'h'] },
    { name: 'panel-gone', args: resume, record: durak, env: { TALON_GONE: '1' }, keys: [] },
    {
      name: 'panel-coach',
      args: resume,
      record: durak,
      env: { TALON_COACH: '1' },
      keys: [],
    },
    {
      name: 'panel-drill',
      args: ['drill', 'bridge', 'openings', '-n', '2', '--seed', '1'],
      keys: ['7n'],
    },
    {
      name: 'panel-meanings',
      args: ['play', 'bridge', '--seed', SEED, '--level', 'medium'],
      keys: ['m'],
    },
    {
      name: 'panel-log',
      args: resume,
      record: await middleOf(gameCalled('binokel'), SEED),
      keys: ['l'],
    },
    {
      name: 'deal-end-boese-dame',
      ...end,
      record: await lastTurn('boese-dame'),
      keys: [KEY.enter],
    },
    { name: 'deal-end-cabo', ...end, record: await lastTurn('cabo'), keys: [KEY.enter] },
    {
      name: 'match-end-durak',
      ...end,
      record: await lastTurn('durak', 1),
      keys: [KEY.enter, 'd', 't'],
    },
    {
      name: 'match-end-binokel',
      ...end,
      record: await lastTurn('binokel', 1),
      keys: [KEY.enter],
    },
    {
      name: 'match-end-boese-dame',
      ...end,
      record: await lastTurn('boese-dame', 2),
      keys: [KEY.enter],
    },
  ];
}
