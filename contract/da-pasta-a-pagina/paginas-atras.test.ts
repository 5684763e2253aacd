import { describe, expect, it } from 'vitest';
import { camposPublicos } from '../cadastros/origens.ts';
import { nomesDosCampos } from './leitura.ts';
import { paginasAtras } from './paginas-atras.ts';

const hotsite = { rota: 'aurora', nome: 'Aurora', publicado: true };
const sites = [{ slug: 'ana', nome: 'Ana' }];
const paths = (campos: string[], mudou: 'cadastro' | 'pasta', own: typeof hotsite | null = hotsite) =>
  paginasAtras(campos, { hotsite: own, sites }, mudou).map(({ path }) => path);

describe('which public pages a change of fact leaves behind', () => {
  it('the published hotsite, by the fields it states, in their words', () => {
    expect(paginasAtras(['precoInicial', 'bairro', 'driveUrl'], { hotsite, sites }, 'cadastro')).toEqual([
      { path: '/hotsite/aurora', nome: 'Aurora', campos: ['Preço inicial', 'Bairro'] },
    ]);
  });

  it('of every field that may be public, and of none that stands on no page', () => {
    for (const campo of [...camposPublicos, 'nome', 'bairro', 'incorporadora'])
      expect([campo, paths([campo], 'cadastro')]).toEqual([campo, ['/hotsite/aurora']]);
    for (const campo of ['torres', 'pagamento', 'driveUrl', 'foto', 'creci'])
      expect([campo, paths([campo], 'pasta')]).toEqual([campo, []]);
    expect(nomesDosCampos).toContain('torres');
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
