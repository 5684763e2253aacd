import { expect, it } from 'vitest';
import { FrameReader } from './frames.ts';

function message(type: string, body: string): Uint8Array {
  const bytes = new TextEncoder().encode(`${type}....${body}`);
  new DataView(bytes.buffer).setInt32(type.length, bytes.length - type.length);
  return bytes;
}
const join = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const text = (units: Uint8Array[]) =>
  units.map((unit) => new TextDecoder().decode(unit).replace(/[^A-Za-z]/g, ''));

const startUp = message('', 'start');
const parse = message('P', 'parse');
const execute = message('E', 'exec');
const sync = message('S', '');
const query = message('Q', 'select');

it('a unit goes up to the Sync, a simple query or the start-up packet', () => {
  const reader = new FrameReader();
  expect(text(reader.push(join(startUp, parse, execute, sync, query)))).toEqual([
    'start',
    'PparseEexecS',
    'Qselect',
  ]);
});

it('bytes may arrive cut anywhere', () => {
  const all = join(startUp, parse, execute, sync, query);
  for (let cut = 1; cut < all.length; cut++) {
    const reader = new FrameReader();
    const units = [...reader.push(all.slice(0, cut)), ...reader.push(all.slice(cut))];
    expect(text(units)).toEqual(['start', 'PparseEexecS', 'Qselect']);
  }
});

it('after the goodbye nothing more is read', () => {
  const reader = new FrameReader();
  expect(text(reader.push(join(startUp, message('X', ''), query)))).toEqual(['start']);
  expect(reader.ended).toBe(true);
});
