import { expect, test } from 'vitest';
import { type Draft, draftKey, readDraft, sameValue, sameValues, writeDraft } from './draft.ts';

/** The part of a browser's storage that is used; `full` refuses every write. */
function createStorage(full = false): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
}

const key = draftKey('bairros', 7);
const start = { values: { nome: 'Centro', zonaId: '3', foto: null }, revisao: 4 };
const typed: Draft = {
  values: { nome: 'Centro Histórico', zonaId: '3', foto: null },
  base: start,
  userId: 1,
};

test('UXT-11 a draft has a place of its own for each record, and one for a new one', () => {
  expect(key).toBe('rascunho:bairros:7');
  expect(draftKey('bairros', null)).toBe('rascunho:bairros:novo');
});

test('UXT-11 what was typed comes back with the state it began from', () => {
  const storage = createStorage();
  writeDraft(storage, key, typed);
  expect(readDraft(storage, key, { ...start, revisao: 9 }, 1)).toEqual(typed);
});

test('UXT-11 a draft that says what the record says by now is none, nor is somebody else’s', () => {
  const storage = createStorage();
  writeDraft(storage, key, typed);
  expect(readDraft(storage, key, { values: typed.values, revisao: 5 }, 1)).toBeNull();
  expect(readDraft(storage, key, start, 2)).toBeNull();
});

test('UXT-11 a draft of an older form fills the fields there are, and no others', () => {
  const storage = createStorage();
  writeDraft(storage, key, { ...typed, values: { nome: 'Centro Velho', apelido: 'Cê' } });
  expect(readDraft(storage, key, start, 1)?.values).toEqual({
    nome: 'Centro Velho',
    zonaId: '3',
    foto: null,
  });
});

test('UXT-11 a picture that was taken away stays away', () => {
  const storage = createStorage();
  const withFoto = { values: { ...start.values, foto: '/media/a.webp' }, revisao: 4 };
  writeDraft(storage, key, { values: { ...withFoto.values, foto: null }, base: withFoto, userId: 1 });
  expect(readDraft(storage, key, withFoto, 1)?.values.foto).toBeNull();
});

test.each(['', 'null', '{', '[]', '7', '{"values":[]}', '{"values":{},"base":null}'])(
  'UXT-11 what is no draft (%s) is left alone',
  (text) => {
    const storage = createStorage();
    storage.setItem(key, text);
    expect(readDraft(storage, key, start, 1)).toBeNull();
  },
);

test('UXT-11 a full storage stops nobody from typing', () => {
  expect(() => writeDraft(createStorage(true), key, typed)).not.toThrow();
});

test('values that are saved alike are alike: 7 and "7", null and ""', () => {
  expect(sameValue(7, '7')).toBe(true);
  expect(sameValue(null, '')).toBe(true);
  expect(sameValue(undefined, null)).toBe(true);
  expect(sameValue([1, 2], [1, 2])).toBe(true);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue('a', 'A')).toBe(false);
  expect(sameValues({ a: 1 }, { a: '1', b: null })).toBe(true);
  expect(sameValues({ a: 1 }, { a: '1', b: 'x' })).toBe(false);
});
