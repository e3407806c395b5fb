/**
 * Game files that do their worst, by what they do: `loaded` ones as they are loaded, `unplayable` ones as soon as a
 * match begins, `bent` ones at some time; but for that, the game of the latter two is sound.
 */

/** Texts of files. */
export const loaded: Readonly<Record<string, string>> = {
  'nothing is exported': 'export const game = 1;',
  'a number is exported': 'export default 1;',
  'null is exported': 'export default null;',
  'an empty object is exported': 'export default {};',
  'a promise that never ends is exported': 'export default new Promise(() => {});',
  'a proxy is exported that throws':
    'export default new Proxy({}, { get() { throw new Error("no"); } });',
  'a list is exported that never ends': 'export default { get id() { for (;;); } };',
  'an error is thrown with control characters': 'throw new Error("\\u001b]0;title\\u0007");',
  'what is thrown has no words': 'throw Object.create(null);',
  'what is thrown throws': 'throw { toString() { throw 1; } };',
  'an endless message is thrown': 'throw new Error("x".repeat(50_000_000));',
  'it is no JavaScript': 'export default 1 +',
  'it loops for ever': 'for (;;);',
  'it waits for ever': 'await new Promise(() => {});',
  'it waits for ever with a timer': 'setInterval(() => {}, 1000); await new Promise(() => {});',
  'it sleeps in its thread': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
  'it waits for another program':
    'import { execSync } from "node:child_process"; execSync("sleep 20"); export default {};',
  'it exits with success': 'process.exit(0);',
  'it exits with success a moment later':
    'setTimeout(() => process.exit(0), 20); await new Promise(() => {});',
  'it aborts': 'process.abort();',
  'it throws a moment later':
    'setTimeout(() => { throw new Error("later"); }, 20); await new Promise(() => {});',
  'it leaves a rejection behind':
    'void Promise.reject(new Error("rejected")); await new Promise(() => {});',
  'it leaves a timer behind': 'setInterval(() => {}, 1000); export default {};',
  'it fills the heap': 'const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length));',
  'it fills buffers': 'const kept = []; for (;;) kept.push(new Uint8Array(4_000_000).fill(1));',
  'it nests for ever': 'const deep = () => [deep()]; export default deep();',
  'it breaks what all rely on':
    'JSON.stringify = null; Array.prototype.map = null; export default {};',
};

/** Parts that replace those of the small game of tricks. */
export const unplayable: Readonly<Record<string, string>> = {
  'legal loops for ever': 'rules: { ...game.rules, legal() { for (;;); } }',
  'legal throws': 'rules: { ...game.rules, legal() { throw new Error("no"); } }',
  'legal exits with success': 'rules: { ...game.rules, legal() { process.exit(0); } }',
  'legal lists without end':
    'rules: { ...game.rules, legal() { const all = []; for (;;) all.push([all.length]); } }',
  'legal returns nothing': 'rules: { ...game.rules, legal() {} }',
  'apply throws nothing': 'rules: { ...game.rules, apply() { throw undefined; } }',
  'apply nests for ever': 'rules: { ...game.rules, apply(state) { return [this.apply(state)]; } }',
};

export const bent: Readonly<Record<string, string>> = {
  'apply changes nothing': 'rules: { ...game.rules, apply: (state) => state }',
  'clauses never end':
    'clauses: () => { const all = []; for (;;) all.push({ id: "X-1", text: game.names }); }',
  'chance is no event': 'rules: { ...game.rules, chance: () => ({ word: "no", values: [] }) }',
};

export const bentFile = (parts: string): string =>
  `import game from './trick.js';\nexport default { ...game, ${parts} };\n`;

/** Those whose code comes back to its caller, with a value or an error: the tests' own process survives them. */
export const comingBack: ReadonlySet<string> = new Set([
  'nothing is exported',
  'a number is exported',
  'null is exported',
  'an empty object is exported',
  'a proxy is exported that throws',
  'an error is thrown with control characters',
  'what is thrown has no words',
  'what is thrown throws',
  'an endless message is thrown',
  'it is no JavaScript',
  'it nests for ever',
  'legal throws',
  'legal returns nothing',
  'apply throws nothing',
  'apply nests for ever',
  'apply changes nothing',
  'chance is no event',
]);
