/** Writes frames of random matches in every game, size and theme to a file. */
import { createWriteStream } from 'node:fs';
import { createElement } from 'react';
import { test } from 'vitest';
import { LEVELS } from '../../src/engine/game.ts';
import { matchActor } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { phrase, say } from '../../src/tui/render-context.ts';
import { newTableState, picksOf, turnOf } from '../../src/tui/screens/table/state.ts';
import { TableView, voicesOf } from '../../src/tui/screens/table/view.tsx';
import { Table } from '../../src/tui/table/table.tsx';
import { openLaid, stageAt } from './laid.tsx';
import { opened, playOn } from './stage.ts';

const NAMES = 'Ada Bruno Clara Dora Emil Frieda Gustav Hanna Ida Jonas Karla Ludwig'.split(' ');
const SIZES = ['60x20', '80x24', '120x40', '200x60'];
const THEMES = ['felt', 'dark', 'light', 'contrast', 'plain'] as const;
const OUT = process.env.SCRATCH_OUT ?? '/dev/null';
const ROUNDS = Number(process.env.SCRATCH_ROUNDS ?? 2);

test('frames', { timeout: 3_000_000 }, () => {
  const out = createWriteStream(OUT);
  let n = 0;
  for (const game of games)
    for (let round = 0; round < ROUNDS; round++)
      for (const size of SIZES) {
        const theme = THEMES[(n + round) % 5] ?? 'felt';
        n++;
        const lang = n % 2 === 0 ? 'en' : 'de';
        const laid = openLaid(stageAt(size, { theme, lang }, theme === 'plain' ? 1 : 3));
        const { stage } = laid;
        const observer = game.extras.homeSeat ?? 0;
        let step = 0;
        const show = (what: ReturnType<typeof createElement>, name: string): void => {
          laid.show(what);
          out.write(`${JSON.stringify([game.id, size, theme, round, name, laid.frame()])}\n`);
        };
        const { match: last } = playOn(opened(game, { deals: 1 }, `s${round}`), 1500, (played) => {
          step++;
          const { match } = played;
          const isOwn = matchActor(match) === observer;
          if (!(step < 3 || step % 9 === 0 || (isOwn && step % 7 === 0)) || step > 160) return;
          const turn = turnOf(match, observer);
          show(
            createElement(TableView, {
              shown: {
                match,
                names: NAMES,
                company: NAMES.map((_, seat) => (seat === observer ? undefined : LEVELS[seat % 3])),
                observer,
                log: played.log,
                memory: step % 2 === 0,
                waiting: false,
                ...(turn && { turn, picks: picksOf(newTableState, turn) }),
              },
            }),
            `step ${step}`,
          );
        });
        if (last.finished !== undefined) {
          const table = game.display.reveal(last.finished, observer);
          const voices = voicesOf(last, NAMES);
          const scene = {
            table,
            pack: last.pack,
            voices,
            observer,
            actor: -1,
            memory: true,
            open: true,
          };
          const told = {
            recent: [],
            message: phrase(stage, voices, table.prompt),
            enter: [],
            keys: [],
          };
          show(
            createElement(Table, { title: say(stage, game.names), scene, log: [], footer: told }),
            'end',
          );
        }
        laid.close();
      }
  return new Promise<void>((done) => out.end(() => done()));
});
