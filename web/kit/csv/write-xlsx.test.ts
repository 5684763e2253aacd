import { expect, test } from 'vitest';
import { isWorkbookPart } from '#contract/base/workbook/sheets-of.ts';
import { readXlsx } from './read-xlsx.ts';
import { unzip } from './unzip.ts';
import { writeXlsx } from './write-xlsx.ts';

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

test('a file is read back as it was written: texts, numbers, days in São Paulo, yes and no, gaps', async () => {
  const file = await writeXlsx(
    ['Nome', 'Preço', 'Cadastro', 'Ativo', 'Site'],
    [
      ['Ana "Lú" & Cia <1>\nlinha', 1234.5, new Date('2026-12-01T02:00:00Z'), true, null],
      ['Édson', 0, new Date('2026-12-01T03:00:00Z'), false, 'https://x.example/?a=1&b=2'],
    ],
  );
  const { header, rows } = await readXlsx(await bytesOf(file));
  expect(header).toEqual(['Nome', 'Preço', 'Cadastro', 'Ativo', 'Site']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Ana "Lú" & Cia <1>\nlinha', '1234,50', '30/11/2026', 'Sim', ''],
    ['Édson', '0', '01/12/2026', 'Não', 'https://x.example/?a=1&b=2'],
  ]);
});

test('what looks like a formula is text, in cells and headings, and comes back unchanged', async () => {
  const texts = ['=1+1', "=cmd|' /C calc'!A0", '+55 11 91234-5678', '-2', '@SUM(A1)', '＝1', '\t=1'];
  const bytes = await bytesOf(
    await writeXlsx(
      ['=HYPERLINK("x")'],
      texts.map((text) => [text]),
    ),
  );
  const parts = await unzip(bytes, isWorkbookPart, 10_000_000);
  const sheet = [...parts].find(([name]) => name.includes('sheet1'))![1];
  expect(sheet).not.toMatch(/<f[ >]/);
  const { header, rows } = await readXlsx(bytes);
  expect(header).toEqual(['=HYPERLINK("x")']);
  expect(rows.map(({ cells }) => cells[0]!.trim())).toEqual(texts.map((text) => text.trim()));
});

test('a text longer than a cell is cut, characters no file may hold are left out', async () => {
  const file = await writeXlsx(['A'], [['x'.repeat(40_000)], ['a\u0000b\u0007c']]);
  const { rows } = await readXlsx(await bytesOf(file));
  expect(rows[0]?.cells[0]).toHaveLength(32_767);
  expect(rows[1]?.cells[0]).toBe('abc');
});
