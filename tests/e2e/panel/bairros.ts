import type { Bairro, Cidade, Zona } from '#contract/cadastros/territorio.ts';
import type { PanelServer } from '#tests/e2e/panel/panel-server.ts';

const saoPaulo = { id: 26, nome: 'São Paulo', sigla: 'SP' };
const campinas = { id: 9, nome: 'Campinas', estadoId: 26, estado: saoPaulo };
const santos = { id: 10, nome: 'Santos', estadoId: 26, estado: saoPaulo };
export const sampleCidades: Cidade[] = [campinas, santos].map((cidade) => ({ ...cidade, revisao: 1 }));

export const zona = (id: number, nome: string, cidade = campinas): Zona => ({
  id,
  nome,
  cidadeId: cidade.id,
  revisao: 1,
  cidade,
});
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
