import { type Empreendimento, empreendimentosRoutes } from '#contract/cadastros/empreendimentos.ts';
import {
  type Descrita,
  descricaoEmGeracao,
  type Fluxo,
  type FluxoForm,
  generateDescription,
  processDrive,
  readFluxo,
} from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import { createHotsite, type Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { rotaFromNome } from '#contract/da-pasta-a-pagina/rota.ts';
import { maxAssets, progressStream } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { fillPath, request } from '#web/kit/api/client.ts';

/** The calls of the manual flow, with the bodies they are documented with (FLW-10..20). */
export const fluxoCalls = {
  create: ({ nome, incorporadoraId, bairroId, driveUrl }: FluxoForm) =>
    request<Empreendimento>('POST', empreendimentosRoutes.create.path, {
      nome,
      incorporadoraId,
      bairroId,
      descricao: descricaoEmGeracao,
      endereco: '',
      imagemPrincipal: '',
      precoInicial: '',
      status: 'em_lancamento',
      ativo: true,
      driveUrl,
    }),
  list: () => request<Empreendimento[]>('GET', empreendimentosRoutes.list.path),
  describe: (id: number) => request<Descrita>('POST', fillPath(generateDescription.path, { id }), {}),
  processDrive: (empreendimentoId: number, driveUrl: string, sessionId: string) =>
    request<{ totalProcessed: number; catalog: unknown }>('POST', processDrive.path, {
      driveUrl,
      maxAssets,
      empreendimentoId,
      sessionId,
    }),
  /** The stored catalogue, where this browser was not there when it was made. */
  catalog: async (id: number): Promise<unknown> =>
    (
      await request<{ assetsCatalog: string | null }>(
        'GET',
        fillPath(empreendimentosRoutes.read.path, { id }),
      )
    ).assetsCatalog,
  createHotsite: (empreendimentoId: number, nome: string, driveUrl: string, assetCatalog: unknown) =>
    request<Partial<Hotsite> | undefined>('POST', createHotsite.path, {
      nome,
      empreendimentoId,
      rota: rotaFromNome(nome),
      driveUrl,
      assetCatalog,
      style: defaultStyle,
      model: 'v0',
    }),
  fluxo: (id: number) => request<Fluxo>('GET', fillPath(readFluxo.path, { id })),
  streamPath: (sessionId: string) => fillPath(progressStream.path, { sessionId }),
};
