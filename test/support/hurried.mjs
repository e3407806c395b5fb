// Loaded before the program by tests: its clock runs so many times as fast as the query of this file's URL says
// (`?times=8`), so that ten seconds, after which it gives up what never ends, pass in little more than one. Threads keep
// their own time.
import { isMainThread } from 'node:worker_threads';

const TIMES = Number(new URL(import.meta.url).searchParams.get('times'));

if (isMainThread) {
  const real = performance.now.bind(performance);
  performance.now = () => TIMES * real();
}
