// Starts a bot and writes what goes to it (T) and comes back (B) into a file, in order.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [file, command, ...args] = process.argv.slice(2);
const bot = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });

createInterface({ input: process.stdin }).on('line', (line) => {
  appendFileSync(file, `T ${line}\n`);
  bot.stdin.write(`${line}\n`);
});
createInterface({ input: bot.stdout }).on('line', (line) => {
  appendFileSync(file, `B ${line}\n`);
  process.stdout.write(`${line}\n`);
});
bot.on('exit', () => process.exit());
