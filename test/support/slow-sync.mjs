// Loaded before the program by tests: every sync takes SYNC_MS longer, and not before the file
// SYNC_GATE is there, if one is named.
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';

const { SYNC_MS = '0', SYNC_GATE = '' } = process.env;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const handle = await open(process.execPath);
const files = Object.getPrototypeOf(handle);
await handle.close();
for (const name of ['sync', 'datasync']) {
  const real = files[name];
  files[name] = async function slow() {
    await pause(Number(SYNC_MS));
    while (SYNC_GATE !== '' && !existsSync(SYNC_GATE)) await pause(5);
    return real.call(this);
  };
}
