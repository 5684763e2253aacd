import { empreendimentosRoutes } from '#contract/cadastros/empreendimentos.ts';
import {
  descricaoEmGeracao,
  type FluxoForm,
  generateDescription,
  processDrive,
  readFluxo,
} from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import { createHotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { rotaFromNome } from '#contract/da-pasta-a-pagina/rota.ts';
import { maxAssets, progressStream } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { addressOf, call, type InputOf } from '#web/kit/api/client.ts';

/** The catalogue, from the answer or stored. */
export type Catalog = InputOf<typeof createHotsite>['body']['assetCatalog'];

/** Calls of the manual flow, with their documented bodies (FLW-10..20). */
export const fluxoCalls = {
  create: ({ nome, incorporadoraId, bairroId, driveUrl }: FluxoForm) =>
    call(empreendimentosRoutes.create, {
      body: {
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
      },
    }),
  list: () => call(empreendimentosRoutes.list),
  describe: (id: number) => call(generateDescription, { params: { id } }),
  processDrive: (empreendimentoId: number, driveUrl: string, sessionId: string) =>
    call(processDrive, {
      body: {
        driveUrl,
        maxAssets,
        empreendimentoId,
        sessionId,
      },
    }),
  /** The stored catalogue, when another browser created it. */
  catalog: async (id: number) => (await call(empreendimentosRoutes.read, { params: { id } })).assetsCatalog,
  createHotsite: (empreendimentoId: number, nome: string, driveUrl: string, assetCatalog: Catalog) =>
    call(createHotsite, {
      body: {
        nome,
        empreendimentoId,
        rota: rotaFromNome(nome),
        driveUrl,
        assetCatalog,
        style: defaultStyle,
        model: 'v0',
      },
    }),
  fluxo: (id: number) => call(readFluxo, { params: { id } }),
  streamPath: (sessionId: string) => addressOf(progressStream, { params: { sessionId } }),
};
