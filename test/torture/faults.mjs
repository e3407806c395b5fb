// Loaded before the program (`node --import`): counts the file operations that write below one
// folder, and at the one that is named kills the process, or lets it and those after it fail.
// TALON_TORTURE is a JSON object: `data`, `note`, `at` (from 1), `how` (before, after, torn, fail),
// for fail `code` and `heal`, the number of operations that fail. A fault that came is noted.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

const {
  data,
  note,
  at,
  how,
  code = 'EIO',
  heal = Infinity,
} = JSON.parse(process.env.TALON_TORTURE ?? '{}');
const raw = { appendFileSync: fs.appendFileSync, writeSync: fs.writeSync };
const fds = new Set();
const handles = new WeakSet();
let count = 0;

const isInside = (path) =>
  (typeof path === 'string' || path instanceof URL) && resolve(String(path)).startsWith(data);
const isOurs = (target) =>
  typeof target === 'number' ? fds.has(target) : handles.has(target) || isInside(target);

const writes = (flags) => (typeof flags === 'number' ? (flags & 3) !== 0 : /[wa+]/.test(flags));

/** A disk that is full still lets things be removed and renamed. */
const needsSpace = (name) =>
  /^(open|write|append|mkdir|link|symlink|copy|f?sync|fdatasync|datasync)/i.test(name);
const fails = (name) => code !== 'ENOSPC' || needsSpace(name);

function noted(name) {
  raw.appendFileSync(note, `${count} ${name} ${how}\n`);
}

function die(name) {
  noted(name);
  process.kill(process.pid, 'SIGKILL');
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
}

const failure = (name) =>
  Object.assign(new Error(`${code}: made by a test, ${name}`), { code, syscall: name });

/** The arguments with half of the data that was to be written. */
function halved(args, index) {
  const given = args[index];
  if (typeof given === 'string') return args.with(index, given.slice(0, given.length >> 1));
  if (!ArrayBuffer.isView(given)) return undefined;
  const [offset, length] = typeof args[index + 1] === 'number' ? args.slice(index + 1) : [0];
  const bytes = given.subarray(offset, offset + (length ?? given.length - offset));
  return [...args.slice(0, index), bytes.subarray(0, bytes.length >> 1)];
}

/** The fate of operation `name`: nothing, or death or failure before, during or after it. */
function fate(name) {
  count++;
  if (how === 'fail') return count >= at && count < at + heal && fails(name) ? 'fail' : 'none';
  return count === at ? how : 'none';
}

const DATA = /^(write|append)/i;

/** The operation in the middle of which the process dies: half of the data is written. */
function torn(self, name, original, args, index) {
  const half = DATA.test(name) ? halved(args, index) : undefined;
  if (half !== undefined && /Sync$/.test(name)) Reflect.apply(original, self, half);
  die(name);
}

/** The same for a handle of promises. */
function tornHandle(handle, name, args) {
  const half = DATA.test(name) && typeof handle?.fd === 'number' ? halved(args, 0) : undefined;
  if (half !== undefined) raw.writeSync(handle.fd, half[0]);
  die(name);
}

const counts = (name, args, target) =>
  isOurs(target) && (!/^open/.test(name) || writes(args[1] ?? 'r'));

const remember = (args, fd) => {
  if (typeof fd === 'number' && isInside(args[0])) fds.add(fd);
};

function patchSync(name) {
  const original = fs[name];
  fs[name] = function patched(...args) {
    const ours = counts(name, args, args[0]);
    const fated = ours ? fate(name) : 'none';
    if (fated === 'before') die(name);
    if (fated === 'torn') torn(this, name, original, args, 1);
    if (fated === 'fail') {
      noted(name);
      throw failure(name);
    }
    const value = Reflect.apply(original, this, args);
    if (/^open/.test(name)) remember(args, value);
    if (fated === 'after') die(name);
    return value;
  };
}

function patchCallback(name) {
  const original = fs[name];
  fs[name] = function patched(...args) {
    const done = args.at(-1);
    const ours = typeof done === 'function' && counts(name, args.slice(0, -1), args[0]);
    const fated = ours ? fate(name) : 'none';
    if (fated === 'before' || fated === 'torn') die(name);
    if (fated === 'fail') {
      noted(name);
      return void process.nextTick(done, failure(name));
    }
    if (typeof done !== 'function') return Reflect.apply(original, this, args);
    const after = (...answers) => {
      if (/^open/.test(name)) remember(args, answers[1]);
      if (fated === 'after') die(name);
      done(...answers);
    };
    return Reflect.apply(original, this, [...args.slice(0, -1), after]);
  };
}

function patchPromise(owner, name, targetOf) {
  const original = owner[name];
  owner[name] = async function patched(...args) {
    const target = targetOf(this, args);
    const fated = counts(name, args, target) ? fate(name) : 'none';
    if (fated === 'before') die(name);
    if (fated === 'torn') tornHandle(this, name, args);
    if (fated === 'fail') {
      noted(name);
      throw failure(name);
    }
    const value = await Reflect.apply(original, this, args);
    if (name === 'open' && isInside(args[0])) handles.add(value);
    if (fated === 'after') die(name);
    return value;
  };
}

const OPERATIONS = [
  ...['open', 'write', 'writev', 'writeFile', 'appendFile', 'fsync', 'fdatasync', 'ftruncate'],
  ...['rename', 'link', 'symlink', 'unlink', 'rm', 'rmdir', 'mkdir', 'truncate', 'copyFile'],
];
const PROMISED = OPERATIONS.filter((name) => typeof fs.promises[name] === 'function');
const HELD = ['write', 'writev', 'writeFile', 'appendFile', 'sync', 'datasync', 'truncate'];

if (data !== undefined) {
  const handle = await fs.promises.open(process.execPath, 'r');
  const prototype = Object.getPrototypeOf(handle);
  await handle.close();
  for (const name of OPERATIONS) {
    patchSync(`${name}Sync`);
    patchCallback(name);
  }
  for (const name of PROMISED) patchPromise(fs.promises, name, (_, args) => args[0]);
  for (const name of HELD) patchPromise(prototype, name, (self) => self);
  syncBuiltinESMExports();
}
