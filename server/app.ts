import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { tokenPrefix } from '#contract/base/escopos.ts';
import { associacoesSlice } from '#server/cadastros/associacoes/routes.ts';
import { corretoresSlice } from '#server/cadastros/corretores/routes.ts';
import { empreendimentosSlice } from '#server/cadastros/empreendimentos/routes.ts';
import { incorporadorasSlice } from '#server/cadastros/incorporadoras/routes.ts';
import { territorioSlice } from '#server/cadastros/territorio/routes.ts';
import { visitasSlice } from '#server/cadastros/visitas/routes.ts';
import type { Config } from '#server/config.ts';
import { contentMetrics } from '#server/content-metrics.ts';
import { assetsSlice } from '#server/da-pasta-a-pagina/assets/reshaped-routes.ts';
import { comprovantesSlice } from '#server/da-pasta-a-pagina/comprovantes/routes.ts';
import { hotsitesSlice } from '#server/da-pasta-a-pagina/hotsites/routes.ts';
import { leituraSlice } from '#server/da-pasta-a-pagina/leitura/routes.ts';
import { releituraSlice } from '#server/da-pasta-a-pagina/releitura/routes.ts';
import { unidadesSlice } from '#server/da-pasta-a-pagina/unidades/routes.ts';
import { createFolderCheck } from '#server/data-folder.ts';
import { entidadesSlice } from '#server/entidades.ts';
import { folderMetrics } from '#server/folder-metrics.ts';
import { createHealthCheck, healthRoutes } from '#server/health.ts';
import { createGatheredLimiter } from '#server/kernel/http/gathered-limiter.ts';
import { createMemoryLimiter } from '#server/kernel/http/rate-limit.ts';
import { createHttpServer } from '#server/kernel/http/server.ts';
import { countLivingWorkers, createSignOfLife } from '#server/kernel/living-workers.ts';
import { releaseAllPosses } from '#server/kernel/posse.ts';
import type { Slice } from '#server/kernel/slice.ts';
import { laboratorioSlice } from '#server/lisa/conversa/laboratorio/routes.ts';
import { meuEspacoSlice } from '#server/lisa/meu-espaco/routes.ts';
import { metricsRoutes } from '#server/metrics.ts';
import { outsideProblem } from '#server/outside-problem.ts';
import { auditoriaSlice } from '#server/painel/auditoria/routes.ts';
import { documentacaoSlice } from '#server/painel/documentacao/routes.ts';
import { inicioSlice } from '#server/painel/inicio/routes.ts';
import { lixeiraSlice } from '#server/painel/lixeira/routes.ts';
import { mudancasSlice } from '#server/painel/mudancas/routes.ts';
import { visoesSlice } from '#server/painel/visoes/routes.ts';
import { painelShellRoutes } from '#server/painel-shell.ts';
import { createParts, type Deps } from '#server/parts.ts';
import { projectFile } from '#server/project-files.ts';
import { contatosSlice } from '#server/publico/contatos/routes.ts';
import { materialSlice } from '#server/publico/material/routes.ts';
import { paginasPublicasSlice } from '#server/publico/paginas-publicas/routes.ts';
import { onlyWorkerMetrics, queueMetrics, workerMetrics } from '#server/queue-metrics.ts';
import { alertasSlice } from '#server/sistema/alertas/service.ts';
import { configuracoesSlice } from '#server/sistema/configuracoes/routes.ts';
import { copiasSlice } from '#server/sistema/copia/routes.ts';
import { emailsSlice } from '#server/sistema/emails/routes.ts';
import { execucoesSlice } from '#server/sistema/execucoes/routes.ts';
import { integracoesSlice } from '#server/sistema/integracoes/routes.ts';
import { modelosSlice } from '#server/sistema/modelos/routes.ts';
import { retencaoSlice } from '#server/sistema/retencao/routes.ts';
import { servicosSlice } from '#server/sistema/servicos/routes.ts';
import { sessaoSlice } from '#server/sistema/sessao/routes.ts';
import { uploadsSlice } from '#server/sistema/uploads/routes.ts';
import { createUnfinishedFiles } from '#server/unfinished-files.ts';

export interface App {
  http: FastifyInstance;
  /** Starts background work; a process that only serves pages leaves it to others, but for what all do. */
  startWorkers(role?: Config['role']): Promise<void>;
  /** Releases current work. */
  stopWorkers(): Promise<void>;
}

/** Calls a minute of one caller, counted by all processes together where there may be several. */
function createApiLimiter({ config, pool, log }: Deps) {
  const { api } = config.rateLimit;
  if (api === null) return null;
  const perMinute = { points: api, seconds: 60 };
  return config.database.kind === 'postgres'
    ? createGatheredLimiter(pool, { name: 'api', ...perMinute, log })
    : createMemoryLimiter(perMinute);
}

/** The composition root: parts from the configuration, passed to the slices. */
export async function createApp(deps: Deps): Promise<App> {
  const { config, db, pool } = deps;
  const made = await createParts(deps);
  const { sessao, integracoes, superAi, lisa, mediaOrigins, publicPagesUrl } = made;
  let working = false;
  const several = config.database.kind === 'postgres';
  const health = {
    pool,
    diskProblem: createFolderCheck(config),
    liveWorkers(): Promise<number> | number | null {
      // Who only serves pages hands work to others, wherever they are.
      if (config.role === 'web') return countLivingWorkers(pool);
      return working ? Number(workers.every(({ isWorking }) => isWorking?.() ?? true)) : null;
    },
  };
  const parts = { ...made, checkHealth: createHealthCheck(health) };
  const slices: readonly Slice<typeof parts>[] = [
    execucoesSlice,
    servicosSlice,
    retencaoSlice,
    copiasSlice,
    integracoesSlice,
    emailsSlice,
    alertasSlice,
    lisa.slice,
    laboratorioSlice,
    mudancasSlice,
    sessaoSlice,
    auditoriaSlice,
    documentacaoSlice,
    inicioSlice,
    entidadesSlice,
    corretoresSlice,
    associacoesSlice,
    empreendimentosSlice,
    leituraSlice,
    incorporadorasSlice,
    territorioSlice,
    lixeiraSlice,
    configuracoesSlice,
    modelosSlice,
    superAi.slice,
    releituraSlice,
    unidadesSlice,
    hotsitesSlice,
    comprovantesSlice,
    uploadsSlice,
    assetsSlice,
    visitasSlice,
    visoesSlice,
    paginasPublicasSlice,
    contatosSlice,
    materialSlice,
    meuEspacoSlice,
    {
      workers: () => [createUnfinishedFiles(made)],
      metrics: () => [queueMetrics, contentMetrics, folderMetrics(config)],
    },
    several
      ? { workers: () => [createSignOfLife(made)], metrics: () => [workerMetrics] }
      : { metrics: () => [onlyWorkerMetrics] },
  ];
  const workers = slices.flatMap((slice) => slice.workers?.(parts) ?? []);
  const everywhere = slices.flatMap((slice) => slice.everywhere?.(parts) ?? []);
  const http = createHttpServer({
    log: deps.log,
    trustProxy: config.trustProxy,
    publicUrls: [config.publicUrl, publicPagesUrl],
    authenticate: (token) =>
      token.startsWith(tokenPrefix) ? integracoes.tokens.authenticate(token) : sessao.authenticate(token),
    authenticateCorretor: sessao.corretores.authenticate,
    mapError: outsideProblem,
    compareAnswers: deps.compareAnswers,
    apiLimiter: createApiLimiter(deps),
  });
  // A process that only works answers for itself alone.
  const serves = config.role !== 'worker';
  if (serves)
    for (const { routes = [] } of slices) {
      for (const put of routes) put(http, parts);
      // The database is prepared meanwhile, whose answers are waiting.
      await nextTurn();
    }
  healthRoutes(http, health);
  metricsRoutes(http, { ...deps, metrics: slices.flatMap(({ metrics }) => metrics?.(parts) ?? []) });
  if (serves) painelShellRoutes(http, { root: projectFile('dist/web'), publicPagesUrl, mediaOrigins });
  await http.ready();
  return {
    http,
    async startWorkers(role = 'all') {
      for (const worker of everywhere) worker.start();
      if (role === 'web') return;
      working = true;
      // The embedded database has one process: every lease found in it is dead.
      if (config.database.kind === 'embedded')
        await Promise.all([releaseAllPosses(db), ...slices.map((slice) => slice.releaseAll?.())]);
      for (const worker of workers) worker.start();
    },
    async stopWorkers() {
      await Promise.all([...workers, ...everywhere].map((worker) => worker.stop()));
      const { pdf, ocr, drive, whatsapp, models } = made;
      await Promise.all([pdf, ocr, drive, whatsapp, models].map((each) => each.close()));
    },
  };
}
