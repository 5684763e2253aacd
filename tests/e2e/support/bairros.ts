import type { Bairro, Zona } from '#contract/cadastros/territorio.ts';
import type { PainelServer } from '#tests/e2e/support/painel-server.ts';
import { cidade, estado, regiao, zona as zonaOf } from '#tests/e2e/support/territorio.ts';

export const saoPaulo = estado(26, 'São Paulo', 'SP', regiao(1, 'Sudeste', 'SE'));
const campinas = cidade(9, 'Campinas', saoPaulo);
export const santos = cidade(10, 'Santos', saoPaulo);
export const sampleCidades = [campinas, santos];

export const zona = (id: number, nome: string, of = campinas): Zona => zonaOf(id, nome, of);
/** Santos has none. */
export const sampleZonas = [zona(3, 'Zona Norte'), zona(4, 'Centro')];

/** A bairro as its calls return it, with overrides. */
export function bairro(overrides: Partial<Bairro> = {}): Bairro {
  const ofZona = sampleZonas.find(({ id }) => id === (overrides.zonaId ?? 3))!;
  return {
    id: 7,
    nome: 'Cambuí',
    slug: 'cambui',
    zonaId: 3,
    informacoes: 'Ruas arborizadas.',
    foto: null,
    revisao: 4,
    zona: { id: ofZona.id, nome: ofZona.nome, cidadeId: ofZona.cidadeId, cidade: ofZona.cidade },
    ...overrides,
  };
}

/** The lists read by the bairros screen. */
export function answerBairros(painel: PainelServer, rows: Bairro[] = [bairro()]) {
  painel.on('GET /api/bairros', () => ({ body: rows }));
  painel.on('GET /api/zonas', () => ({ body: sampleZonas }));
  painel.on('GET /api/cidades', () => ({ body: sampleCidades }));
}
