import { expect, it } from 'vitest';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { MudancaTipo } from '#contract/da-pasta-a-pagina/pastas.ts';
import type { ArquivoDaPasta } from '#server/db/schema/pastas.ts';
import type { FolderRecord } from './record.ts';
import { touchedBy } from './touched.ts';

const path = 'Tabela de vendas.pdf';
const arquivo = { id: 'a', path, size: 1, version: '1', modifiedAt: null, mimeType: 'application/pdf' };
const record = (fatos: unknown) =>
  ({ id: 1, nome: 'Aurora', fatos: fatos as Fatos, catalog: null, hotsite: null }) as FolderRecord;
const camposOf = (fatos: unknown, tipo: MudancaTipo, antes: ArquivoDaPasta | null) =>
  touchedBy(record(fatos), [{ tipo, arquivo, antes }], []).campos.map(({ rotulo, lido }) => [rotulo, lido]);

const evidence = [{ file: path, page: 1, quote: '9º Oficial' }];
const fatos = { cartorio: { value: '9º Oficial', confidence: 0.9, evidence, conflicts: [], rule: null } };

it('a new document may tell all that its kind does; one that is gone takes what was read of it, and no more', () => {
  expect(camposOf(null, 'adicionado', null)).toEqual([
    ['Preço inicial', false],
    ['Data da tabela', false],
  ]);
  expect(camposOf(null, 'removido', arquivo)).toEqual([]);
  expect(camposOf(fatos, 'removido', arquivo)).toEqual([['Cartório', true]]);
});
