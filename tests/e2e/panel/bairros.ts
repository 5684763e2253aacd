import type { Bairro, Zona } from '#contract/cadastros/territorio.ts';
import type { PanelServer } from '#tests/e2e/panel/panel-server.ts';
import { cidade, estado, regiao, zona as zonaOf } from '#tests/e2e/panel/territorio.ts';

export const saoPaulo = estado(26, 'São Paulo', 'SP', regiao(1, 'Sudeste', 'SE'));
const campinas = cidade(9, 'Campinas', saoPaulo);
export const santos = cidade(10, 'Santos', saoPaulo);
export const sampleCidades = [campinas, santos];

export const zona = (id: number, nome: string, of = campinas): Zona => zonaOf(id, nome, of);
/** Santos has none. */
export const sampleZonas = [zona(3, 'Zona Norte'), zona(4, 'Centro')];

/** A bairro as its calls answer it, with what a test says of it. */
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

/** The lists that the screen of the bairros reads. */
export function answerBairros(panel: PanelServer, rows: Bairro[] = [bairro()]) {
  panel.on('GET /api/bairros', () => ({ body: rows }));
  panel.on('GET /api/zonas', () => ({ body: sampleZonas }));
  panel.on('GET /api/cidades', () => ({ body: sampleCidades }));
}
