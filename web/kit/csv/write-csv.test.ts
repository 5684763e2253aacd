import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileColumns } from '#web/kit/csv/file-columns.ts';
import { readCsv } from '#web/kit/csv/read-csv.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { cellOf, disarm, writeCsv, writeTemplate } from '#web/kit/csv/write-csv.ts';

const columns: CsvColumn<{ nome: string; texto: string }>[] = [
  { field: 'nome', label: 'Nome', value: (row) => row.nome, example: 'Centro' },
  { field: 'texto', label: 'Informações', value: (row) => row.texto, example: '=nada' },
];

it('an export has BOM, semicolons and CRLF, and quotes what needs it', () => {
  expect(writeCsv(fileColumns([], columns), [{ nome: 'São João', texto: 'a;"b"\nc' }])).toBe(
    '\ufeffNome;Informações\r\nSão João;"a;""b""\nc"\r\n',
  );
});

it.each(['=cmd|calc', '+55 11', '-1+1', '@SUM(A1)', '\tx', '＝1'])('%j is made harmless', (text) => {
  expect(disarm(text)).toBe(`'${text}`);
});

it('numbers have a comma, dates are Brazilian, flags are words', () => {
  expect([1234.5, -3, true, false, null, new Date('2026-12-31T12:00:00Z')].map(cellOf)).toEqual([
    '1234,5',
    '-3',
    'Sim',
    'Não',
    '',
    '31/12/2026',
  ]);
});

it('the template has the headings and a line that shows how', () => {
  expect(writeTemplate(columns)).toBe("\ufeffNome;Informações\r\nCentro;'=nada\r\n");
});

it('what is exported is read back the same', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((value) => value.replace(/\r\n?/g, '\n').trim())
    .filter((value) => !/^'[=+\-@＝＋－＠]/.test(value));
  fc.assert(
    fc.property(
      fc.array(fc.record({ nome: text.filter(Boolean), texto: text }), { minLength: 1 }),
      (rows) => {
        const back = readCsv(writeCsv(fileColumns([], columns), rows)).rows.map(({ cells }) => cells);
        expect(back).toEqual(rows.map(({ nome, texto }) => [nome, texto]));
      },
    ),
    { examples: [[[{ nome: ',"', texto: '"' }]], [[{ nome: ',', texto: '"' }]]] },
  );
});
