/** The cover between two people at one keyboard, at four sizes. */
import { expect, test } from 'vitest';
import { LANGS } from '../../src/lang/text.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { openAt, ownFolders } from './inside.tsx';
import { gameNamed, opened } from './stage.ts';

ownFolders();

const SIZES = ['60x20', '80x24', '120x40', '200x60'] as const;

/** A table at which two people take turns. */
function together() {
  const { game, options, seed } = opened(gameNamed('boese-dame'), { players: 2 });
  const players = ['Ada', 'Bruno'].map((name) => ({ name, who: 'human' as const }));
  return openSession({ game, options, seed, players });
}

test.each(SIZES)('at %s nothing of the table is seen', async (size) => {
  const [columns = 80, rows = 24] = size.split('x').map(Number);
  const frames: string[] = [];
  for (const lang of LANGS) {
    const on = openAt({ at: 'table', session: together(), row: 0 }, { columns, rows, lang });
    await on.shows(/(Ada|Bruno) (is next|ist dran)\./);
    expect(on.text()).not.toMatch(/[♣♦♥♠]/);
    expect(on.lines()).toHaveLength(rows - 1);
    frames.push(`== ${lang}\n${on.seen()}\n`);
  }
  await expect(frames.join('\n')).toMatchFileSnapshot(`frames/cover-${size}.txt`);
});
