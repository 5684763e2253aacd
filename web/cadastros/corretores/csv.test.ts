import { expect, it } from 'vitest';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { fileColumns } from '#web/kit/csv/file-columns.ts';
import { corretoresScreen } from './corretores.tsx';
import { corretoresCsv } from './csv.ts';

const columns = fileColumns(corretoresScreen.columns, corretoresCsv);
const cell = (label: string, row: Partial<Corretor>) =>
  columns.find((column) => column.label === label)?.value(row as Corretor);

it.each([
  ['CRECI 12.345 F', '12345-F'],
  ['48552 F', '48552-F'],
  ['23061', '23061-F'],
  ['CRECI/SP 9.120-J', '9120-J/SP'],
  ['25154-F/SC', '25154-F/SC'],
  ['em andamento', 'em andamento'],
])('a CRECI typed as %j is written in the one form of the file, %j', (creci, written) => {
  expect(cell('CRECI', { creci })).toBe(written);
});

it.each([
  ['+55 11 91234-5678', '(11) 91234-5678'],
  ['40919764859', '(40) 91976-4859'],
  ['+351 912 345 678', '+351 912 345 678'],
  [null, null],
])('a telephone stored as %j is written as it is dialled, %j', (phone, written) => {
  expect(cell('WhatsApp', { whatsapp: phone })).toBe(written);
  expect(cell('Telefone', { telefone: phone })).toBe(written);
});

it('the state of the CRECI is named apart from where somebody works, and stands in the file once', () => {
  const named = (labels: string[]) => labels.filter((label) => label.startsWith('UF')).sort();
  expect(named(corretoresScreen.columns.map(({ label }) => label))).toEqual(['UF de atuação', 'UF do CRECI']);
  expect(named(columns.map(({ label }) => label))).toEqual(['UF do CRECI']);
});
