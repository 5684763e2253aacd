import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import type { Bairro, Cidade, Estado, Regiao, Zona } from '#contract/cadastros/territorio.ts';
import type { PainelServer } from '#tests/e2e/support/painel-server.ts';

/** The territory as its lists return it. */
export interface Territorio {
  regioes: Regiao[];
  estados: Estado[];
  cidades: Cidade[];
  zonas: Zona[];
  bairros: Bairro[];
}

const collator = new Intl.Collator('pt-BR');
const byNome = (a: { nome: string }, b: { nome: string }) => collator.compare(a.nome, b.nome);

/** A regiao as the list returns it. */
export const regiao = (id: number, nome: string, codigo: string): Regiao => ({
  id,
  nome,
  codigo,
  revisao: 1,
});

export const estado = (id: number, nome: string, sigla: string, { id: regiaoId, ...of }: Regiao): Estado => ({
  id,
  nome,
  sigla,
  regiaoId,
  regiao: { id: regiaoId, nome: of.nome, codigo: of.codigo },
  revisao: 1,
});

export const cidade = (id: number, nome: string, of: Estado): Cidade => ({
  id,
  nome,
  estadoId: of.id,
  estado: { id: of.id, nome: of.nome, sigla: of.sigla },
  revisao: 1,
});

export const zona = (id: number, nome: string, { revisao, ...of }: Cidade): Zona => ({
  id,
  nome,
  cidadeId: of.id,
  cidade: of,
  revisao,
});

export const bairro = (id: number, nome: string, of: Zona, informacoes: string | null = null): Bairro => ({
  id,
  nome,
  slug: nome.toLowerCase().replaceAll(' ', '-'),
  zonaId: of.id,
  informacoes,
  foto: null,
  zona: { id: of.id, nome: of.nome, cidadeId: of.cidadeId, cidade: of.cidade },
  revisao: 1,
});

/** A small territory with one of each variant the screens distinguish. */
export function smallTerritorio(): Territorio {
  const sudeste = regiao(3, 'Sudeste', 'SE');
  const sul = regiao(4, 'Sul', 'S');
  const sp = estado(35, 'São Paulo', 'SP', sudeste);
  const pr = estado(41, 'Paraná', 'PR', sul);
  const campinas = cidade(1, 'Campinas', sp);
  const curitiba = cidade(2, 'Curitiba', pr);
  const santos = cidade(3, 'Santos', sp);
  const zonas = [
    zona(1, 'Zona 10', campinas),
    zona(2, 'Zona 2', campinas),
    zona(3, 'Centro', curitiba),
    zona(4, 'Água Verde', curitiba),
  ];
  const text =
    'Bairro arborizado e residencial, a poucos minutos do centro, com comércio, escolas e parques.';
  return {
    regioes: [sudeste, sul, regiao(1, 'Norte', 'N')],
    estados: [pr, sp],
    cidades: [campinas, curitiba, santos],
    zonas,
    bairros: [
      bairro(7, 'Cambuí', zonas[1] as Zona, text),
      bairro(8, 'Batel', zonas[2] as Zona),
      bairro(9, 'Taquaral', zonas[0] as Zona, 'Lagoa e parque.'),
    ],
  };
}

/** All of IBGE's: 5 regions, 27 states, 5,571 cities. */
export function wholeTerritorio(): Territorio {
  const names = { N: 'Norte', NE: 'Nordeste', SE: 'Sudeste', S: 'Sul', CO: 'Centro-Oeste' };
  const regioes = Object.entries(names).map(([sigla, nome], index) => regiao(index + 1, nome, sigla));
  const estados = getStates().map(({ ibgeCode, name, code, regionCode }) =>
    estado(ibgeCode, name, code, regioes.find(({ codigo }) => codigo === regionCode) as Regiao),
  );
  const cidades = getMunicipalities().map(({ code, name, stateCode }) =>
    cidade(Number(code), name, estados.find(({ sigla }) => sigla === stateCode) as Estado),
  );
  const { zonas, bairros } = smallTerritorio();
  return {
    regioes: regioes.sort(byNome),
    estados: estados.sort(byNome),
    cidades: cidades.sort(byNome),
    zonas,
    bairros,
  };
}

/** Answers the lists of a territory with their current content. */
export function answerTerritorio(painel: PainelServer, territorio: Territorio): void {
  for (const list of ['regioes', 'estados', 'cidades', 'zonas', 'bairros'] as const)
    painel.on(`GET /api/${list}`, () => ({ body: territorio[list] }));
}
