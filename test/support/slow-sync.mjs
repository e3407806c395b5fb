// Loaded before the program by tests: every sync takes SYNC_MS longer, and not before the file
// SYNC_GATE is there, if one is named. Beside the gate, in `SYNC_GATE.begun` and `SYNC_GATE.done`, every sync leaves a
// dot as it begins and as it is through.
import { appendFileSync, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';

const { SYNC_MS = '0', SYNC_GATE = '' } = process.env;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const handle = await open(process.execPath);
const files = Object.getPrototypeOf(handle);
await handle.close();

function count(what) {
  if (SYNC_GATE !== '') appendFileSync(`${SYNC_GATE}.${what}`, '.');
}

for (const name of ['sync', 'datasync']) {
  const real = files[name];
  files[name] = async function slow() {
    count('begun');
    await pause(Number(SYNC_MS));
    while (SYNC_GATE !== '' && !existsSync(SYNC_GATE)) await pause(5);
    await real.call(this);
    count('done');
  };
}
