import { expect, it } from 'vitest';
import { cpuMsOf } from '#tests/cpu-time.ts';
import { decodeText } from '#web/kit/csv/decode-text.ts';
import { matchHeader, missingColumns } from '#web/kit/csv/match-header.ts';
import { readCsv } from '#web/kit/csv/read-csv.ts';

const bytes = (text: string, ...mark: number[]) =>
  new Uint8Array([...mark, ...new TextEncoder().encode(text)]);
const utf16 = (text: string) =>
  new Uint8Array([
    0xff,
    0xfe,
    ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  ]);
const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));

it.each([
  ['UTF-8', bytes('São João;Água')],
  ['UTF-8 with its mark', bytes('São João;Água', 0xef, 0xbb, 0xbf)],
  ['Windows-1252', latin('São João;Água')],
  ['UTF-16 of Excel', utf16('São João;Água')],
])('accents are right in a file written as %s', (_, file) => {
  expect(decodeText(file).replace(/^\ufeff/, '')).toBe('São João;Água');
});

it.each([
  ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), /sem senha, como .xlsx ou CSV/],
  ['a PDF', bytes('%PDF-1.7'), /nem um CSV/],
  ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), /nem um CSV/],
])('%s is refused with what to do instead', (_, file, sentence) => {
  expect(() => decodeText(file)).toThrow(sentence);
});

it.each([
  ['semicolons', 'Nome;UF\r\nCampinas;SP\r\n'],
  ['commas', 'Nome,UF\nCampinas,SP\n'],
  ['tabs', 'Nome\tUF\nCampinas\tSP'],
  ['blank lines first', '\r\n\r\nNome,UF\r\nCampinas,SP'],
  ['the line of Excel that names it', 'sep=,\r\nNome,UF\r\nCampinas,SP'],
])('the separator is found: %s', (_, text) => {
  const { header, rows } = readCsv(text);
  expect(header).toEqual(['Nome', 'UF']);
  expect(rows.map(({ cells }) => cells)).toEqual([['Campinas', 'SP']]);
});

it.each([
  [';', 'Água, luz', 'a; b, c\td'],
  [',', 'Água; luz', 'a; b, c\td'],
  ['\t', 'Água; luz, gás', 'a; b, c\td'],
])('with %j between the cells the other separators are text, in quotes or not', (sign, bare, quoted) => {
  const text = [['Nome', 'Informações'].join(sign), [bare, `"${quoted}"`].join(sign)].join('\r\n');
  expect(readCsv(text).rows.map(({ cells }) => cells)).toEqual([[bare, quoted]]);
});

it('a “Texto Unicode” of Excel, UTF-16 and tabs, is read as any other file', () => {
  const { header, rows } = readCsv(
    decodeText(utf16('Nome\tInformações\r\nSão João\t"Rua; praça, ""Água"""')),
  );
  expect([header, rows[0]?.cells]).toEqual([
    ['Nome', 'Informações'],
    ['São João', 'Rua; praça, "Água"'],
  ]);
});

it('quotes, doubled quotes, separators and line breaks within them are text, rows keep the numbers of the spreadsheet', () => {
  const { rows } = readCsv('\ufeffNome;Informações\r\n"a;""b""";"um\r\ndois"\r\n;\r\n\r\nc;\r\nd');
  expect(rows).toEqual([
    { number: 2, cells: ['a;"b"', 'um\ndois'] },
    { number: 5, cells: ['c', ''] },
    { number: 6, cells: ['d', ''] },
  ]);
});

it('what an export has disarmed is read back as it was', () => {
  expect(readCsv("Nome;UF\n'=cmd|calc;'@SP\n'tis;SP").rows.map(({ cells }) => cells)).toEqual([
    ['=cmd|calc', '@SP'],
    ["'tis", 'SP'],
  ]);
});

it.each([
  ['an empty file', '', 'O arquivo está vazio.'],
  ['blanks alone', '\ufeff \r\n\r\n', 'O arquivo está vazio.'],
  ['a header alone', 'Nome;UF\r\n', 'O arquivo só tem o cabeçalho: não há linhas para importar.'],
  [
    'mixed separators',
    'Nome;UF\nCampinas;SP\nSantos,SP',
    'O cabeçalho usa ponto e vírgula e a linha 3 usa vírgula. Use um só separador no arquivo todo.',
  ],
  [
    'mixed separators, the other one within quotes',
    'Nome;UF\nCampinas;SP\n"Santos; litoral",SP',
    'O cabeçalho usa ponto e vírgula e a linha 3 usa vírgula. Use um só separador no arquivo todo.',
  ],
  [
    'mixed separators, the other one within quotes at the end of the line',
    'Nome;UF\nSP,"Santos; litoral; norte"',
    'O cabeçalho usa ponto e vírgula e a linha 2 usa vírgula. Use um só separador no arquivo todo.',
  ],
  [
    'a tab in a file of commas',
    'Nome,UF\nCampinas,SP\nSantos\tSP',
    'O cabeçalho usa vírgula e a linha 3 usa tabulação. Use um só separador no arquivo todo.',
  ],
  [
    'a line of too many cells',
    'Nome;UF\nCampinas;SP;12',
    'A linha 2 tem 3 células e o cabeçalho tem 2. Ponha entre aspas o texto que contém ponto e vírgula.',
  ],
  [
    'quotes that are never closed',
    'Nome;UF\n"Campinas;SP\nSantos;SP',
    'Há aspas sem par a partir da linha 2. Feche as aspas ou dobre as que fazem parte do texto.',
  ],
])('%s is refused with a sentence', (_, text, sentence) => {
  expect(() => readCsv(text)).toThrow(sentence);
});

it('50,000 rows are taken apart in a moment, and one more is too many', () => {
  const lines = (count: number) =>
    `Nome;UF\n${Array.from({ length: count }, (_, n) => `Cidade ${n};SP`).join('\n')}`;
  const text = lines(50_000);
  expect(cpuMsOf(() => expect(readCsv(text).rows).toHaveLength(50_000))).toBeLessThan(3_000);
  expect(() => readCsv(lines(50_001))).toThrow(
    'O arquivo tem 50.001 linhas e o máximo é 50.000. Divida-o em partes.',
  );
});

const columns = [
  { field: 'nome', label: 'Nome', value: () => '', example: '', required: true },
  { field: 'uf', label: 'UF', also: ['Estado'], value: () => '', example: '', required: true },
  { field: 'informacoes', label: 'Informações', value: () => '', example: '' },
];

it('columns are found by their headings, whatever their case, accents and order', () => {
  const mapping = matchHeader(columns, ['ESTADO', 'informacoes ', 'Nome']);
  expect(mapping).toEqual({ nome: 2, uf: 0, informacoes: 1 });
  expect(missingColumns(columns, mapping)).toEqual([]);
});

it('a wrong header is told by the headings that are missing', () => {
  const mapping = matchHeader(columns, ['Município', 'Sigla']);
  expect(missingColumns(columns, mapping)).toEqual(['Nome', 'UF']);
});
