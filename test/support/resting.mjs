// Loaded before the program by tests: what it does in idle time, in slices a millisecond apart, comes slice by slice
// every half second and keeps nobody waiting. All else keeps its time.
const APART = 1;
const FAR_APART = 500;

const { setTimeout: inTime } = globalThis;

globalThis.setTimeout = Object.assign((act, ms, ...given) => {
  if (ms !== APART) return inTime(act, ms, ...given);
  return inTime(act, FAR_APART, ...given).unref();
}, inTime);
