import { describe, expect, it } from 'vitest';
import { makeXlsx } from '#tests/fixtures/planilha.ts';
import { createSheets } from './create.ts';
import type { SheetError } from './port.ts';

const sheets = createSheets();
const read = async (bytes: Uint8Array) =>
  (await sheets.read(bytes)).map(({ name, rows }) => ({
    name,
    rows: rows.map(({ number, cells }) => [number, ...cells.map(({ column, text }) => `${column}:${text}`)]),
  }));
const refusal = (bytes: Uint8Array, own = sheets) =>
  own.read(bytes).then(
    () => 'read',
    (error: unknown) => (error as SheetError).reason,
  );

describe('workbooks', () => {
  it('every visible sheet is read, each cell in its row and column, numbers as Brazilian sheets show them', async () => {
    const workbook = await makeXlsx({
      Preços: [['Apto', 'Área', 'Valor'], [null], ['101', 63.456, 512000], [null, 'só ação & 2 < 3']],
    });
    expect(await read(workbook)).toEqual([
      {
        name: 'Preços',
        rows: [
          [1, '0:Apto', '1:Área', '2:Valor'],
          [3, '0:101', '1:63,46', '2:512000'],
          [4, '1:só ação & 2 < 3'],
        ],
      },
    ]);
  });

  it('shared strings with their runs, dates by their style, hidden sheets and rows left out', async () => {
    const part = (xml: string) => Buffer.from(xml);
    const workbook = await makeXlsx(
      { Um: [] },
      {
        'xl/workbook.xml': part(
          '<workbook><sheets><sheet name="Um" sheetId="1" r:id="rId1"/><sheet name="Dois" state="hidden" sheetId="2" r:id="rId1"/></sheets></workbook>',
        ),
        'xl/sharedStrings.xml': part(
          '<sst><si><t>Tor</t></si><si><r><t>Vend</t></r><r><t>ida</t></r><rPh sb="0"><t>x</t></rPh></si></sst>',
        ),
        'xl/styles.xml': part(
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
        ),
        'xl/worksheets/sheet1.xml': part(
          '<x:worksheet xmlns:x="s"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>1</x:v></x:c><x:c r="C1" s="1"><x:v>46279</x:v></x:c></x:row><x:row r="2" hidden="1"><x:c r="A2"><x:v>9</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        ),
      },
    );
    expect(await read(workbook)).toEqual([{ name: 'Um', rows: [[1, '0:Vendida', '2:14/09/2026']] }]);
  });
});

describe('CSV', () => {
  it.each([
    ['semicolons and UTF-8', Buffer.from('Apto;Área\r\n101;63,45\r\n')],
    ['commas', Buffer.from('Apto,Área\n101,"63,45"\n')],
    ['tabs', Buffer.from('Apto\tÁrea\n101\t63,45\n')],
    ['the letters of Windows', Buffer.from('Apto;Área\r\n101;63,45\r\n', 'latin1')],
  ])('with %s', async (_, bytes) => {
    expect((await read(bytes))[0]!.rows).toEqual([
      [1, '0:Apto', '1:Área'],
      [2, '0:101', '1:63,45'],
    ]);
  });
});

describe('bad input', () => {
  it('a bomb is stopped at the bytes it really unpacks to, whatever its directory says', async () => {
    const bomb = await makeXlsx({ Um: [] }, { 'xl/worksheets/sheet1.xml': Buffer.alloc(80 * 2 ** 20, 32) });
    expect(bomb.byteLength).toBeLessThan(2 ** 20);
    expect(await refusal(bomb)).toBe('grande-demais');
  });

  it('more cells than any table has are refused', async () => {
    const many = await makeXlsx({ Um: Array.from({ length: 40 }, () => ['a', 'b', 'c']) });
    expect(await refusal(many, createSheets({ cells: 100 }))).toBe('grande-demais');
    expect(await refusal(Buffer.from('a;b\n'.repeat(60)), createSheets({ cells: 100 }))).toBe(
      'grande-demais',
    );
  });

  it.each([
    [
      'a ZIP that is no workbook',
      'corrompido',
      async () => makeXlsx({}, { 'xl/workbook.xml': Buffer.from('') }),
    ],
    ['half a file', 'corrompido', async () => (await makeXlsx({ Um: [['a']] })).subarray(0, 200)],
    [
      'a workbook of the old format',
      'formato-antigo',
      async () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
    ],
    [
      'an encrypted workbook',
      'protegido-por-senha',
      async () =>
        Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['bytes that are no text', 'corrompido', async () => Buffer.from([1, 0, 2, 0, 0, 9])],
  ])('%s is refused as such', async (_, reason, bytes) => {
    const found = await refusal(await bytes());
    expect(found === 'read' ? 'corrompido' : found).toBe(reason);
  });

  it('entities are never expanded, and a reading that was given up stops', async () => {
    const laugh = await makeXlsx(
      { Um: [] },
      {
        'xl/worksheets/sheet1.xml': Buffer.from(
          '<!DOCTYPE w [<!ENTITY a "aaaa">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&a;</t></is></c></row></sheetData></worksheet>',
        ),
      },
    );
    expect((await read(laugh))[0]!.rows).toEqual([[1, '0:&a;']]);
    await expect(sheets.read(laugh, { signal: AbortSignal.abort(new Error('given up')) })).rejects.toThrow(
      'given up',
    );
    expect(await refusal(laugh, createSheets({ timeMs: 0 }))).toBe('tempo-esgotado');
  });
});
