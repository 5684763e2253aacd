import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step } from './recorded-files.ts';

/** What a disk writes whole, or not at all. */
const block = 4096;
type Change = Extract<Step, { kind: 'write' | 'size' }>;
type EntryChange = Extract<Step, { kind: 'entries' | 'folder' }>;

class Content {
  bytes: Buffer;
  length: number;
  constructor(bytes: Buffer = Buffer.alloc(0)) {
    this.bytes = bytes;
    this.length = bytes.length;
  }
  resize(size: number): void {
    if (size > this.bytes.length) {
      const grown = Buffer.alloc(Math.max(size, this.bytes.length * 2));
      this.bytes.copy(grown, 0, 0, this.length);
      this.bytes = grown;
    }
    if (size < this.length) this.bytes.fill(0, size, this.length);
    this.length = size;
  }
  write(at: number, bytes: Buffer): void {
    if (at + bytes.length > this.length) this.resize(at + bytes.length);
    bytes.copy(this.bytes, at);
  }
  copy(): Content {
    return new Content(Buffer.from(this.bytes.subarray(0, this.length)));
  }
}

/**
 * A disk to which steps happen, and what a power cut leaves of it: all that was synced; of the rest any part,
 * a block or a renaming at a time, whatever their order.
 */
export class DiskAfter {
  readonly #base: string;
  readonly #files = new Map<string, Content>();
  readonly #changes = new Map<string, { step: number; change: Change }[]>();
  readonly #names = new Map<string, string | null>();
  readonly #folders = new Set<string>();
  readonly #entries = new Map<string, { step: number; change: EntryChange }[]>();
  #at = 0;

  constructor(base: string) {
    this.#base = base;
  }

  #file(name: string): Content {
    let content = this.#files.get(name);
    if (!content) {
      const path = join(this.#base, name);
      content = new Content(!name.includes('#') && existsSync(path) ? readFileSync(path) : undefined);
      this.#files.set(name, content);
    }
    return content;
  }

  happen(step: Step): void {
    const at = this.#at++;
    if (step.kind === 'write' || step.kind === 'size')
      this.#changes.set(step.file, [...(this.#changes.get(step.file) ?? []), { step: at, change: step }]);
    else if (step.kind === 'entries' || step.kind === 'folder')
      this.#entries.set(step.folder, [...(this.#entries.get(step.folder) ?? []), { step: at, change: step }]);
    else if (step.kind === 'sync') {
      const waiting = this.#changes.get(step.file) ?? [];
      for (const { change } of waiting.filter((one) => one.step < step.from))
        apply(this.#file(step.file), change);
      this.#changes.set(
        step.file,
        waiting.filter((one) => one.step >= step.from),
      );
    } else if (step.kind === 'sync-folder') {
      const waiting = this.#entries.get(step.folder) ?? [];
      for (const { change } of waiting.filter((one) => one.step < step.from))
        enter(this.#names, this.#folders, change);
      this.#entries.set(
        step.folder,
        waiting.filter((one) => one.step >= step.from),
      );
    }
  }

  /** Writes what is left to `target`; `random` says of each unsynced part whether it had reached the disk. */
  cut(target: string, reached: () => boolean): void {
    cpSync(this.#base, target, { recursive: true });
    const names = new Map(this.#names);
    const folders = new Set(this.#folders);
    for (const waiting of this.#entries.values())
      for (const { change } of waiting) if (reached()) enter(names, folders, change);
    for (const folder of folders)
      if (existsSync(dirname(join(target, folder)))) mkdirSync(join(target, folder), { recursive: true });

    for (const name of new Set([...this.#files.keys(), ...this.#changes.keys()]))
      if (!name.includes('#') && !names.has(name)) names.set(name, name);
    for (const [path, file] of names) {
      const full = join(target, path);
      if (file === null) rmSync(full, { force: true });
      else if (existsSync(dirname(full))) {
        const content = this.#file(file).copy();
        for (const { change } of this.#changes.get(file) ?? []) applySome(content, change, reached);
        writeFileSync(full, content.bytes.subarray(0, content.length));
      }
    }
  }
}

function apply(content: Content, change: Change): void {
  if (change.kind === 'size') content.resize(change.size);
  else content.write(change.at, change.bytes);
}

function applySome(content: Content, change: Change, reached: () => boolean): void {
  if (change.kind === 'size') {
    if (reached()) content.resize(change.size);
    return;
  }
  for (let from = 0; from < change.bytes.length; ) {
    const to = Math.min(change.bytes.length, from + block - ((change.at + from) % block));
    if (reached()) content.write(change.at + from, change.bytes.subarray(from, to));
    from = to;
  }
}

function enter(names: Map<string, string | null>, folders: Set<string>, change: EntryChange): void {
  if (change.kind === 'folder') folders.add(change.path);
  else for (const [path, file] of change.changes) names.set(path, file);
}
