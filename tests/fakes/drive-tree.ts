import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mimeTypeOf } from '#server/adapters/drive/mime-types.ts';

/** Content of a fake Drive: folders, files, Google-native documents and shortcuts. */
export interface FakeNode {
  id: string;
  name: string;
  mimeType: string;
  modifiedTime: string;
  children?: FakeNode[];
  /** Bytes in memory, or the path of a real file. */
  content?: Uint8Array | string;
  /** What a Google-native document is exported as, by the type asked for. */
  exports?: Record<string, Uint8Array>;
  size?: number;
  checksum?: string;
  shortcut?: { targetId: string; targetMimeType?: string; targetResourceKey?: string };
  /** Without this key in the request header the item is not found. */
  resourceKey?: string;
  trashed?: boolean;
  driveId?: string;
  /** When it was shared with the account: only such items appear in its change feed. */
  sharedWithMeTime?: string;
  /** Google's thumbnail; without it there is no `thumbnailLink`. */
  thumbnail?: Uint8Array;
}

const kinds = 'application/vnd.google-apps.';
const day = '2026-01-15T12:00:00.000Z';
type Extra = Partial<FakeNode>;

export function folder(name: string, children: FakeNode[], extra: Extra = {}): FakeNode {
  return { id: idFor(name), name, mimeType: `${kinds}folder`, modifiedTime: day, children, ...extra };
}
export function file(name: string, content: Uint8Array | string = name, extra: Extra = {}): FakeNode {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    id: idFor(name),
    name,
    mimeType: mimeTypeOf(name),
    modifiedTime: day,
    content: bytes,
    size: bytes.length,
    checksum: createHash('md5').update(bytes).digest('hex'),
    ...extra,
  };
}
/** A Google-native document: 'document', 'presentation', 'drawing', 'form', … */
export function native(
  name: string,
  kind: string,
  pdf: string | Uint8Array = '%PDF-1.7',
  extra: Extra = {},
): FakeNode {
  const bytes = typeof pdf === 'string' ? new TextEncoder().encode(pdf) : pdf;
  const exports = { 'application/pdf': bytes };
  return { id: idFor(name), name, mimeType: kinds + kind, modifiedTime: day, exports, ...extra };
}
/** A Google spreadsheet, which Google exports as a workbook and as PDF. */
export function spreadsheet(name: string, xlsx: Uint8Array, extra: Extra = {}): FakeNode {
  const made = native(name, 'spreadsheet');
  return { ...made, exports: { ...made.exports, [mimeTypeOf('x.xlsx')]: xlsx }, ...extra };
}
export function shortcut(name: string, target: FakeNode, extra: Extra = {}): FakeNode {
  return {
    id: idFor(`shortcut ${name}`),
    name,
    mimeType: `${kinds}shortcut`,
    modifiedTime: day,
    shortcut: {
      targetId: target.id,
      targetMimeType: target.mimeType,
      targetResourceKey: target.resourceKey,
    },
    ...extra,
  };
}

/** A real directory as a tree; contents are streamed from disk. */
export function treeOfDirectory(path: string): FakeNode {
  const stats = statSync(path);
  const common = { id: idFor(path), name: basename(path), modifiedTime: stats.mtime.toISOString() };
  if (stats.isDirectory())
    return {
      ...common,
      mimeType: `${kinds}folder`,
      children: readdirSync(path).map((name) => treeOfDirectory(join(path, name))),
    };
  return {
    ...common,
    mimeType: mimeTypeOf(path),
    content: path,
    size: stats.size,
    checksum: createHash('md5').update(`${stats.size} ${stats.mtimeMs} ${path}`).digest('hex'),
  };
}

let made = 0;
/** Google-style ids, deterministic by creation order. */
function idFor(name: string): string {
  return `1${createHash('sha256').update(`${name} ${made++}`).digest('base64url').slice(0, 32)}`;
}
