/**
 * A program for the tests to kill: plays a session by `someMove` into the folder of its
 * environment and says the number of every step once it is made.
 */
import { foldersOf } from '../../src/play/disk/paths.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import { isPersonOnTurn, sit, someMove } from './session.ts';

const [id = '', deals = '1'] = process.argv.slice(2);
const given = { deals: Number(deals) };
const journal = newJournal(id, foldersOf(process.env));
const session = sit(id, ['human', 'easy'], given, journal);
while (!session.match().ended) {
  if (isPersonOnTurn(session)) session.play(someMove(session));
  else await session.advance();
  await session.record.kept();
  process.stdout.write(`${session.match().ply}\n`);
}
