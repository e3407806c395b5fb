/**
 * A program for the tests to kill: plays a sitting by `someMove` into the folder of its
 * environment and says the number of every step once it is made.
 */
import { foldersOf, newJournal } from '../../src/play/index.ts';
import { isPersonOnTurn, sit, someMove } from './sitting.ts';

const [id = '', deals = '1'] = process.argv.slice(2);
const given = { deals: Number(deals) };
const journal = newJournal(id, foldersOf(process.env));
const sitting = sit(id, ['human', 'easy'], given, journal);
while (!sitting.match().ended) {
  if (isPersonOnTurn(sitting)) sitting.play(someMove(sitting));
  else await sitting.advance();
  await sitting.kept();
  process.stdout.write(`${sitting.match().ply}\n`);
}
