/**
 * A disk in memory that keeps a log of what was done to it, for power cuts: the contents
 * of a file are durable after a sync of the file, the names in a folder after a sync of the folder;
 * every other change may survive or not, independently. A rename within a folder is one change, into
 * another folder two.
 */
import { dirname } from 'node:path/posix';
import type { Files, OpenFile } from '../../src/play/disk/files.ts';

export type Change =
  | {
      readonly kind: 'name';
      readonly at: number;
      readonly name: string;
      readonly node: number;
      readonly isFolder: boolean;
    }
  | { readonly kind: 'unname'; readonly at: number; readonly name: string }
  | {
      readonly kind: 'rename';
      readonly at: number;
      readonly from: string;
      readonly to: string;
      readonly node: number;
    }
  | { readonly kind: 'write'; readonly at: number; readonly from: number; readonly bytes: Buffer };

export type Op<Mark> =
  | Change
  /** Of a file or a folder: no earlier change of it can be lost any more. */
  | { readonly kind: 'sync'; readonly at: number }
  /** Something the program did or promised, for those who read the log. */
  | { readonly kind: 'mark'; readonly mark: Mark };

const ROOT = 0;

function fault(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}

/** What is on a disk. */
export class Image {
  readonly files: Map<number, Buffer>;
  readonly folders: Map<number, Map<string, number>>;

  constructor(
    files: ReadonlyMap<number, Buffer> = new Map(),
    folders: ReadonlyMap<number, ReadonlyMap<string, number>> = new Map(),
  ) {
    this.files = new Map(files);
    this.folders = new Map([...folders].map(([node, names]) => [node, new Map(names)]));
    if (!this.folders.has(ROOT)) this.folders.set(ROOT, new Map());
  }

  copy(): Image {
    return new Image(this.files, this.folders);
  }

  apply(change: Change): void {
    const names = this.folders.get(change.at);
    if (change.kind === 'write') this.#write(change);
    else if (names === undefined) return;
    else if (change.kind === 'name') this.#name(change, names);
    else if (change.kind === 'unname') names.delete(change.name);
    else {
      names.delete(change.from);
      names.set(change.to, change.node);
    }
  }

  #name(
    { name, node, isFolder }: Extract<Change, { kind: 'name' }>,
    names: Map<string, number>,
  ): void {
    names.set(name, node);
    if (isFolder) this.folders.set(node, this.folders.get(node) ?? new Map());
    else this.files.set(node, this.files.get(node) ?? Buffer.alloc(0));
  }

  /** What was never written before it reads as zeros. */
  #write({ at, from, bytes }: Extract<Change, { kind: 'write' }>): void {
    const old = this.files.get(at) ?? Buffer.alloc(0);
    const next = Buffer.alloc(Math.max(old.length, from + bytes.length));
    old.copy(next);
    bytes.copy(next, from);
    this.files.set(at, next);
  }

  find(path: string): number | undefined {
    const parts = path.split('/').filter((part) => part !== '');
    let node: number | undefined = ROOT;
    for (const part of parts)
      node = node === undefined ? undefined : this.folders.get(node)?.get(part);
    return node;
  }

  /** Every file by its path, to tell images apart. */
  key(node = ROOT, path = ''): string {
    const names = [...(this.folders.get(node) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    return names
      .map(([name, child]) =>
        this.folders.has(child)
          ? this.key(child, `${path}/${name}`)
          : `${path}/${name}\0${this.files.get(child)?.toString('latin1') ?? ''}\0`,
      )
      .join('');
  }
}

/** A place in the files of play, as they are or transpiled (`support/sources.ts`). */
const PLAY = /\/(?:src|talon)\/(play\/[^)]*)/;

/** Where in the program a sync is called. */
function callSite(): string {
  const frames = (new Error().stack ?? '').split('\n');
  const site = frames.flatMap((line) => PLAY.exec(line)?.[1] ?? [])[0];
  return site ?? 'elsewhere';
}

export interface DiskSetup {
  readonly image?: Image;
  /** Call sites whose syncs do nothing. */
  readonly deaf?: string;
  /** The call sites of syncs are of no interest: looking for them takes long. */
  readonly isUnwatched?: boolean;
}

export class ModelDisk<Mark = never> {
  readonly log: Op<Mark>[] = [];
  readonly sites = new Set<string>();
  readonly #image: Image;
  readonly #deaf: string | undefined;
  readonly #isUnwatched: boolean;
  #nodes: number;

  constructor({ image = new Image(), deaf, isUnwatched = false }: DiskSetup = {}) {
    this.#image = image;
    this.#deaf = deaf;
    this.#isUnwatched = isUnwatched;
    this.#nodes = Math.max(0, ...image.files.keys(), ...image.folders.keys());
  }

  mark(mark: Mark): void {
    this.log.push({ kind: 'mark', mark });
  }

  /** The disk as one process uses it; `before` may stop it ahead of any of its calls. */
  files(before: (call: string) => Promise<void> = async () => {}): Files {
    const on = <A extends readonly unknown[], T>(name: string, call: (...args: A) => T) => {
      return async (...args: A): Promise<T> => {
        await before(name);
        return call(...args);
      };
    };
    /** Its call site is looked for before anything is awaited. */
    const sync = (at: number): Promise<void> => {
      const site = this.#isUnwatched ? '' : callSite();
      return before('sync').then(() => this.#sync(at, site));
    };
    const opened = (node: number): OpenFile => ({
      size: on('size', () => this.#bytes(node).length),
      append: on('write', (text: string) => this.#append(node, text)),
      sync: () => sync(node),
      close: on('close', () => undefined),
    });
    return {
      create: on('create', (path: string) => opened(this.#create(path, false))),
      open: on('open', (path: string) => opened(this.#node(path))),
      read: on('read', (path: string) => this.#bytes(this.#node(path))),
      part: on('part', (path: string, from: number, most: number) =>
        this.#bytes(this.#node(path)).subarray(from, from + most),
      ),
      stat: on('stat', (path: string) => this.#stat(path)),
      list: on('list', (path: string) => [...this.#folder(path).keys()]),
      resolve: on('resolve', (path: string) => path),
      link: on('link', (path: string, name: string) => this.#name(name, this.#node(path))),
      rename: on('rename', (path: string, name: string) => this.#rename(path, name)),
      remove: on('remove', (path: string) => this.#remove(path)),
      makeFolder: on('makeFolder', (path: string) => void this.#create(path, true)),
      syncFolder: (path) => sync(this.#node(path)),
    };
  }

  #do(change: Change): void {
    this.#image.apply(change);
    this.log.push(change);
  }

  #sync(at: number, site: string): void {
    this.sites.add(site);
    if (site !== this.#deaf) this.log.push({ kind: 'sync', at });
  }

  #node(path: string): number {
    const node = this.#image.find(path);
    if (node === undefined) throw fault('ENOENT', path);
    return node;
  }

  #folder(path: string): ReadonlyMap<string, number> {
    const names = this.#image.folders.get(this.#node(path));
    if (names === undefined) throw fault('ENOTDIR', path);
    return names;
  }

  #bytes(node: number): Buffer {
    return this.#image.files.get(node) ?? Buffer.alloc(0);
  }

  #create(path: string, isFolder: boolean): number {
    const node = ++this.#nodes;
    if (isFolder) this.#image.folders.set(node, new Map());
    else this.#image.files.set(node, Buffer.alloc(0));
    this.#name(path, node);
    return node;
  }

  #name(path: string, node: number): void {
    const at = this.#node(dirname(path));
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (this.#folder(dirname(path)).has(name)) throw fault('EEXIST', path);
    this.#do({ kind: 'name', at, name, node, isFolder: this.#image.folders.has(node) });
  }

  #rename(path: string, name: string): void {
    const [from, to] = [path, name].map((one) => one.slice(one.lastIndexOf('/') + 1));
    const node = this.#node(path);
    const at = this.#node(dirname(path));
    const target = this.#node(dirname(name));
    if (from === undefined || to === undefined) throw fault('EINVAL', path);
    if (at === target) this.#do({ kind: 'rename', at, from, to, node });
    else {
      this.#do({ kind: 'name', at: target, name: to, node, isFolder: false });
      this.#do({ kind: 'unname', at, name: from });
    }
  }

  #remove(path: string): void {
    if (this.#image.find(path) === undefined) return;
    const name = path.slice(path.lastIndexOf('/') + 1);
    this.#do({ kind: 'unname', at: this.#node(dirname(path)), name });
  }

  #append(node: number, text: string): void {
    const from = this.#bytes(node).length;
    this.#do({ kind: 'write', at: node, from, bytes: Buffer.from(text) });
  }

  #stat(path: string) {
    const node = this.#image.find(path);
    if (node === undefined) return undefined;
    const isFolder = this.#image.folders.has(node);
    const size = this.#bytes(node).length;
    return { isFile: !isFolder, isFolder, size, time: 0, mode: 0o644, identity: String(node) };
  }
}
