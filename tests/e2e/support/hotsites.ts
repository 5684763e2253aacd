import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';

const at = '2026-03-12T14:05:00.000Z';

/** A hotsite as the list returns it, with overrides. */
export function hotsite(overrides: Partial<Hotsite> & { id: number }): Hotsite {
  return {
    empreendimentoId: overrides.id,
    nome: `Residencial ${overrides.id}`,
    htmlFile: null,
    cssFile: null,
    jsFile: null,
    placeholdersEncontrados: null,
    rota: `residencial-${overrides.id}`,
    versao: 1,
    ativo: true,
    driveUrl: 'https://drive.google.com/drive/folders/aurora',
    status: 'draft',
    v0Generated: false,
    v0GeneratedAt: null,
    v0Style: null,
    v0AssetsUsed: null,
    catalog: null,
    maxAssets: 80,
    erro: null,
    revisao: 1,
    criadoEm: at,
    atualizadoEm: at,
    empreendimento: { nome: `Residencial ${overrides.id}` },
    achados: null,
    ...overrides,
  };
}

const catalog = JSON.stringify({ statistics: { total_assets: 42 } });

/** One of each variant the list distinguishes, newest first. */
export const sampleHotsites = [
  hotsite({ id: 6, nome: 'Vila Nova', status: '' }),
  hotsite({
    id: 5,
    nome: 'Pátio Norte',
    status: 'error',
    erro: 'A pasta não existe ou não está compartilhada.',
  }),
  hotsite({ id: 4, nome: 'Brisa do Mar', status: 'completed', catalog, ativo: false }),
  hotsite({
    id: 3,
    nome: 'Aurora Jardins',
    rota: 'aurora-jardins',
    status: 'completed',
    catalog,
    htmlFile: 'hotsites/aa/aa.html',
    v0Generated: true,
    v0Style: 'luxury',
    v0AssetsUsed: 12,
  }),
  hotsite({
    id: 2,
    nome: 'Mirante',
    status: 'completed',
    catalog: 'ilegível',
    htmlFile: 'x.html',
    v0Generated: true,
  }),
];
