/** Loaded before the program: at SIGUSR2 it writes to the file named by HEAP_FILE how much of its heap is in use, in bytes. */
import { renameSync, writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc();
  const file = process.env.HEAP_FILE;
  writeFileSync(`${file}.draft`, String(process.memoryUsage().heapUsed));
  renameSync(`${file}.draft`, file);
});
