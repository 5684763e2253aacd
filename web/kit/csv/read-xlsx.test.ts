import { expect, it } from 'vitest';
import { makeXlsx } from '#tests/fixtures/planilha.ts';
import { readXlsx } from './read-xlsx.ts';

const head = ['Nome', 'CNPJ', null, 'Obs'];
const sheet = (cells: string) =>
  Buffer.from(`<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Nome</t></is></c>
    <c r="B1" t="inlineStr"><is><t>Ativo</t></is></c></row>${cells}</sheetData></worksheet>`);

it('PNL-12 a workbook is read by its columns: empty cells, numbers, dates, blank rows and the sheet it is', async () => {
  const file = await makeXlsx({
    Vazia: [],
    Cadastro: [
      head,
      ['Serra Azul', '11.222.333/0001-81', null, 'x & y'],
      [],
      ['Vale', 11222333000181, null, null],
    ],
    Outra: [['z']],
  });
  expect(await readXlsx(file)).toEqual({
    header: ['Nome', 'CNPJ', '', 'Obs'],
    rows: [
      { number: 2, cells: ['Serra Azul', '11.222.333/0001-81', '', 'x & y'] },
      { number: 4, cells: ['Vale', '11222333000181', '', ''] },
    ],
    sheet: 'Cadastro',
  });
});

it('PNL-12 a formula is the value it had when saved, a tick is Sim or Não, a hidden row is a row', async () => {
  const file = await makeXlsx(
    { A: [['x']] },
    {
      'xl/worksheets/sheet1.xml': sheet(
        '<row r="2"><c r="A2" t="str"><f>CONCATENATE("Se","rra")</f><v>Serra</v></c><c r="B2" t="b"><v>1</v></c></row>' +
          '<row r="3" hidden="1"><c r="A3" t="str"><f>HYPERLINK("http://x")</f></c><c r="B3" t="b"><v>0</v></c></row>',
      ),
    },
  );
  expect((await readXlsx(file)).rows).toEqual([
    { number: 2, cells: ['Serra', 'Sim'] },
    { number: 3, cells: ['', 'Não'] },
  ]);
});

it('PNL-12 100,000 rows are refused with how many there are and how many may be', async () => {
  const rows = Array.from({ length: 100_000 }, (_, n) => [`Corretor ${n}`, `c${n}@exemplo.com.br`, n]);
  const file = await makeXlsx({ A: [['Nome', 'Email', 'CRECI'], ...rows] });
  await expect(readXlsx(file)).rejects.toThrow('O arquivo tem 100.000 linhas e o máximo é 50.000.');
});

it('PNL-12 a bomb is given up while it unpacks, whatever size it claims', async () => {
  const bomb = await makeXlsx(
    { A: [['x']] },
    { 'xl/worksheets/sheet1.xml': Buffer.alloc(260 * 1024 * 1024, 32) },
  );
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(readXlsx(bomb)).rejects.toThrow('grande demais');
});

it('PNL-12 what is no workbook, empty, cut short or broken says what to do', async () => {
  const good = await makeXlsx({ A: [['Nome'], ['Serra']] });
  const said = async (bytes: Uint8Array) =>
    readXlsx(bytes).then(
      () => 'lida',
      (fault: Error) => fault.message,
    );
  expect(await said(good)).toBe('lida');
  expect(await said(await makeXlsx({ A: [] }))).toBe('A planilha está vazia.');
  expect(await said(await makeXlsx({ A: [['Nome']] }))).toMatch('só tem o cabeçalho');
  for (const bytes of [good.subarray(0, good.length - 40), Buffer.from('PK\x03\x04'), Buffer.alloc(0)])
    expect(await said(bytes)).toMatch('corrompida');
  const broken = Buffer.from(good);
  broken.fill(0xff, 60, 120);
  expect(await said(broken)).toMatch(/corrompida|vazia|não é uma planilha/);
});
