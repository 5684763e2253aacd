import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { camposDaFicha } from '../cadastros/ficha.ts';
import { camposPublicos } from '../cadastros/origens.ts';
import { paginasAtras } from './paginas-atras.ts';

const hotsite = { rota: 'aurora', nome: 'Aurora', publicado: true };
const sites = [{ slug: 'ana', nome: 'Ana' }];
const paths = (campos: string[], mudou: 'cadastro' | 'pasta', own: typeof hotsite | null = hotsite) =>
  paginasAtras(campos, { hotsite: own, sites }, mudou).map(({ path }) => path);

describe('TRU-13 one pure function says which public pages a change of fact leaves behind', () => {
  it('the published hotsite, by the fields it states, in their words', () => {
    expect(paginasAtras(['precoInicial', 'bairro', 'driveUrl'], { hotsite, sites }, 'cadastro')).toEqual([
      { path: '/hotsite/aurora', nome: 'Aurora', campos: ['Preço inicial', 'Bairro'] },
    ]);
  });

  it('of every field that may be public, and of none that stands on no page', () => {
    for (const campo of [...camposPublicos, ...camposDaFicha, 'tabela', 'nome', 'bairro', 'incorporadora'])
      expect([campo, paths([campo], 'cadastro')]).toEqual([campo, ['/hotsite/aurora']]);
    for (const campo of ['driveUrl', 'foto', 'creci', 'toString'])
      expect([campo, paths([campo], 'pasta')]).toEqual([campo, []]);
  });

  it('asked by the review, the dialog, the table of units and the comparison that names the sites of corretores', () => {
    const files = ['server', 'web'].flatMap((root) =>
      globSync(`${root}/**/*.{ts,tsx}`, { exclude: ['**/*.test.*'] }),
    );
    const naming = (word: RegExp) => files.filter((file) => word.test(readFileSync(file, 'utf8'))).toSorted();
    expect(naming(/\bpaginasAtras\(/)).toEqual([
      // The published version against the record: what the review and the table of units read.
      'server/da-pasta-a-pagina/hotsites/pages-behind.ts',
      // A folder against its last reading, with the sites of corretores.
      'server/da-pasta-a-pagina/releitura/touched.ts',
      // The dialog, while something is typed.
      'web/cadastros/empreendimentos/sections.tsx',
    ]);
    expect(naming(/\bpaginasAtrasDe\(|\breadPaginasAtras\(/)).toEqual(
      expect.arrayContaining([
        'server/da-pasta-a-pagina/leitura/read.ts',
        'server/da-pasta-a-pagina/unidades/present.ts',
      ]),
    );
  });

  it('no draft, and nothing where there is no page', () => {
    expect(paths(['nome'], 'cadastro', { ...hotsite, publicado: false })).toEqual([]);
    expect(paths(['nome'], 'cadastro', null)).toEqual([]);
    expect(paths([], 'pasta')).toEqual([]);
  });

  it('the sites of corretores follow the record, and wait with it for a folder that is not read again', () => {
    expect(paths(['precoInicial'], 'cadastro')).toEqual(['/hotsite/aurora']);
    expect(paths(['precoInicial'], 'pasta')).toEqual(['/hotsite/aurora', '/corretor/ana']);
    expect(paths(['amenidades'], 'pasta')).toEqual(['/hotsite/aurora']);
    expect(paths(['imagemPrincipal'], 'pasta', null)).toEqual(['/corretor/ana']);
  });
});
