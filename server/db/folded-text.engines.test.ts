import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparePtBr } from '#contract/base/compare-pt-br.ts';
import { foldText } from '#contract/base/text.ts';
import { openTestDatabase } from '#tests/database/open.ts';
import type { Database } from './client.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

/** One function of the database over many texts at once. */
async function over(name: 'texto_dobrado' | 'chave_de_ordem', texts: string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ made: string }>(
    `SELECT ${name}(texto) AS made FROM unnest($1::text[]) WITH ORDINALITY AS t (texto, n) ORDER BY n`,
    [texts],
  );
  return rows.map(({ made }) => made);
}

it('each engine brings trigrams and letters without accents', async () => {
  const { rows } = await database.pool.query<{ extname: string }>('SELECT extname FROM pg_extension');
  expect(rows.map(({ extname }) => extname)).toEqual(expect.arrayContaining(['pg_trgm', 'unaccent']));
});

describe('texts folded in the database', () => {
  it('are what the browser makes of them: every letter there is, and names as people write them', async () => {
    const letters = Array.from({ length: 0x2fa20 }, (_, n) => n)
      // A zero cannot be stored; the capital sigma depends on its place in a word.
      .filter((n) => n > 0 && (n < 0xd800 || n > 0xdfff) && n !== 0x3a3)
      .map((n) => String.fromCodePoint(n));
    const lines = Array.from({ length: Math.ceil(letters.length / 100) }, (_, n) =>
      letters.slice(100 * n, 100 * (n + 1)).join(' '),
    );
    const folded = await over('texto_dobrado', lines);
    const others = lines.filter((line, n) => folded[n] !== foldText(line));
    expect(
      others.flatMap((line) => [...line]).filter((letter) => letter !== ' ' && letter < '\u3000'),
    ).toEqual([]);
    // A script newer than the engine's tables at most.
    expect(others.length).toBeLessThan(10);
    const names = ['São João D’Água', 'ÁÉÍÓÚ ÃÕ ÂÊÔ Ç ü', 'Łódź', 'Ærø', 'CONCEIÇÃO', 'José', ''];
    expect(await over('texto_dobrado', names)).toEqual(names.map(foldText));
  });
});

describe('sort keys in the database', () => {
  it('sort as the browser does: numbers by value, without case and accents', async () => {
    const sorted = [
      'Zona 2',
      'zona 10',
      'Zóna 010b',
      'Zona 100',
      'Água',
      'agua 1',
      'a-b',
      'a, b',
      'R$ 1',
      '_x',
      'Ção',
    ];
    const keys = await over('chave_de_ordem', sorted);
    for (const [one, left] of sorted.entries())
      for (const [other, right] of sorted.entries())
        expect([left, right, Math.sign(compareBytes(keys[one]!, keys[other]!))]).toEqual([
          left,
          right,
          Math.sign(comparePtBr(left, right)),
        ]);
  });

  it('and so does whatever is typed on a Brazilian keyboard', async () => {
    const letter = fc.constantFrom(..."aáàâãbcçdeéênñoóõuúzAÁÇZ0123456789 -.,/()'&ª".split(''));
    const pairs = fc.sample(
      fc.tuple(fc.string({ unit: letter, maxLength: 12 }), fc.string({ unit: letter, maxLength: 12 })),
      400,
    );
    const keys = await over('chave_de_ordem', pairs.flat());
    for (const [n, [left, right]] of pairs.entries())
      expect([left, right, Math.sign(compareBytes(keys[2 * n]!, keys[2 * n + 1]!))]).toEqual([
        left,
        right,
        Math.sign(comparePtBr(left, right)),
      ]);
  });
});

const compareBytes = (left: string, right: string) => Buffer.compare(Buffer.from(left), Buffer.from(right));
