import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { planOf, rowsOf } from '#web/kit/csv/import-plan.ts';
import { ImportPreview } from '#web/kit/csv/import-preview.tsx';
import { matchHeader } from '#web/kit/csv/match-header.ts';
import type { CsvTable } from '#web/kit/csv/read-csv.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import type { Import } from '#web/kit/csv/use-import.ts';
import { incorporadorasCsv } from './csv.ts';

const columns = incorporadorasCsv as CsvColumn<never>[];
const noun = { one: 'incorporadora', many: 'incorporadoras', gender: 'f' } as const;
const header = ['Nome', 'CNPJ', 'E-mail', 'Telefone', 'Cargo', '', 'Obs'];

/** The preview of a file whose rows the server would all take. */
function draw(cells: string[][], { sheet, skipped = [] }: { sheet?: string; skipped?: number[] } = {}) {
  const table: CsvTable = { header, rows: cells.map((row, n) => ({ number: n + 2, cells: row })), sheet };
  const mapping = matchHeader(columns, header);
  const rows = rowsOf(table, mapping).map((row, place) => ({
    ...row,
    skipped: skipped.includes(place),
    verdict: { destino: 'novo' as const, chaves: [row.cells.nome!] },
  }));
  const found = { table, mapping, rows, plan: planOf(rows), fault: null, criarZonas: false };
  return renderToStaticMarkup(
    <ImportPreview found={found as unknown as Import} columns={columns} noun={noun} />,
  );
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const right = ['Serra Azul', '11.222.333/0001-81', 'contato@serra.com.br', '(11) 3123-4567', 'x', 'y', 'z'];
const doubtful = [
  ['Vale', '11.222.333/0001-82', '', '', '', '', ''],
  ['Lago', '', 'contato arroba plano', '', '', '', ''],
  ['Mata', '', '', '3123-4567', '', '', ''],
];

it('PNL-12 doubtful rows are amber with the reason, may be imported, and can be shown alone', () => {
  const html = draw([right, ...doubtful]);
  const rows = html.split('<tr').filter((row) => row.includes('data-index'));
  expect(rows.map((row) => row.includes('import-doubtful'))).toEqual([false, true, true, true]);
  for (const [place, why] of [
    /Este CNPJ não confere/,
    /Este e-mail parece incompleto/,
    /Confira o DDD/,
  ].entries())
    expect(rows[place + 1]).toMatch(why);
  // Beside the outcome too, as the cell may be out of sight.
  const [, outcome = ''] = rows[3]!.split('import-fate');
  expect(textOf(outcome.split('</td>')[0]!)).toBe('"> Novo Telefone: Este telefone não parece completo. ');
  const text = textOf(html);
  expect(text).toContain('3 linhas têm um valor que parece errado, em amarelo.');
  expect(text).toContain('Com dúvida 3');
  expect(text).toContain('A importação cria 4 incorporadoras.');
});

it('PNL-12 a row that is skipped is not doubted', () => {
  const html = draw([right, ...doubtful.slice(0, 1)], { skipped: [1] });
  expect(html).not.toContain('import-doubtful');
  expect(textOf(html)).not.toContain('Com dúvida');
});

it('PNL-12 columns of the file that nothing is read from are named, and the sheet where there are others', () => {
  const text = textOf(draw([right], { sheet: 'Cadastro' }));
  expect(text).toContain('Colunas do arquivo que não são usadas: “Cargo” e “Obs”.');
  expect(text).toContain('foi lida só a aba “Cadastro”');
  expect(textOf(draw([right]))).not.toContain('aba');
});
