import { hostname } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { drawnPictures } from '#server/adapters/drawn-pictures/canvas.ts';
import { classifyAssets } from '#server/adapters/intelligence/local/classify/classify.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { mediaRoutes } from '#server/assets/media-routes.ts';
import { reshapedRoutes } from '#server/assets/reshaped-routes.ts';
import { associacoesRoutes } from '#server/associacoes/routes.ts';
import { auditoriaRoutes } from '#server/auditoria/routes.ts';
import { createCallContext } from '#server/call-context.ts';
import { comprovantesRoutes } from '#server/comprovantes/routes.ts';
import type { Config } from '#server/config.ts';
import { configuracoesRoutes } from '#server/configuracoes/routes.ts';
import { readPrompt } from '#server/configuracoes/service.ts';
import { coberturaRoutes } from '#server/corretores/cobertura/routes.ts';
import { dadosPessoaisRoutes } from '#server/corretores/dados-pessoais/routes.ts';
import { corretoresRoutes } from '#server/corretores/routes.ts';
import { createFolderCheck } from '#server/data-folder.ts';
import type { Db } from '#server/db/client.ts';
import { documentacaoRoutes } from '#server/documentacao/routes.ts';
import { empreendimentosRoutes } from '#server/empreendimentos/routes.ts';
import { execucoesRoutes } from '#server/execucoes/routes.ts';
import { createHealthCheck, healthRoutes } from '#server/health.ts';
import { estudioRoutes } from '#server/hotsites/edicao/routes.ts';
import { createHotsiteRuns } from '#server/hotsites/hotsite-runs.ts';
import { hotsitesRoutes } from '#server/hotsites/routes.ts';
import { hotsiteControl } from '#server/hotsites/run-control.ts';
import { createRecheck } from '#server/hotsites/verificacao/recheck.ts';
import { verificacaoRoutes } from '#server/hotsites/verificacao/routes.ts';
import { versoesRoutes } from '#server/hotsites/versoes/routes.ts';
import { imoveisUsadosRoutes } from '#server/imoveis-usados/routes.ts';
import { incorporadorasRoutes } from '#server/incorporadoras/routes.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { createMemoryLimiter } from '#server/kernel/http/rate-limit.ts';
import { createHttpServer } from '#server/kernel/http/server.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Log } from '#server/kernel/log.ts';
import { leaveAllPosses } from '#server/kernel/posse.ts';
import type { ServiceCheck } from '#server/kernel/service-check.ts';
import { leituraRoutes } from '#server/leitura/routes.ts';
import { createLaboratorio } from '#server/lisa/laboratorio/laboratorio.ts';
import { laboratorioRoutes } from '#server/lisa/laboratorio/routes.ts';
import { createLisa } from '#server/lisa/service.ts';
import { lixeiraRoutes } from '#server/lixeira/routes.ts';
import { createLixeira } from '#server/lixeira/service.ts';
import { metricsRoutes } from '#server/metrics.ts';
import { meuEspacoPageRoutes } from '#server/meu-espaco/page-routes.ts';
import { pedidosRoutes } from '#server/meu-espaco/pedidos-routes.ts';
import { meuEspacoRoutes } from '#server/meu-espaco/routes.ts';
import { modelosRoutes } from '#server/modelos/routes.ts';
import { readModelos } from '#server/modelos/service.ts';
import { mudancasRoutes } from '#server/mudancas/routes.ts';
import { createOutside, type Outside } from '#server/outside.ts';
import { outsideProblem } from '#server/outside-problem.ts';
import type { RenderCorretor } from '#server/paginas-publicas/corretor/site-pages.ts';
import { paginasPublicasRoutes } from '#server/paginas-publicas/routes.ts';
import { showPageForNobody } from '#server/paginas-publicas/show-for-nobody.ts';
import { painelRoutes } from '#server/painel/routes.ts';
import { panelRoutes } from '#server/panel.ts';
import { projectFile } from '#server/project-files.ts';
import { releituraRoutes } from '#server/releitura/routes.ts';
import { createVigia } from '#server/releitura/vigia/vigia.ts';
import { serviceChecks } from '#server/service-checks.ts';
import { servicosRoutes } from '#server/servicos/routes.ts';
import { createServicos } from '#server/servicos/service.ts';
import { administradoresRoutes } from '#server/sessao/administradores-routes.ts';
import { sessaoRoutes } from '#server/sessao/routes.ts';
import { segurancaRoutes } from '#server/sessao/seguranca-routes.ts';
import { createSessaoService } from '#server/sessao/service.ts';
import { superAiRoutes } from '#server/super-ai/routes.ts';
import { superAiControl } from '#server/super-ai/run-control.ts';
import { createSuperAi } from '#server/super-ai/service.ts';
import { territorioRoutes } from '#server/territorio/routes.ts';
import { createTrashBins } from '#server/trash-bins.ts';
import { createUnfinishedFiles } from '#server/unfinished-files.ts';
import { uploadRoutes } from '#server/uploads/routes.ts';
import { visitasRoutes } from '#server/visitas/routes.ts';
import { createVisits } from '#server/visitas/service.ts';
import { visoesRoutes } from '#server/visoes/routes.ts';

export interface Deps {
  config: Config;
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  ids: Ids;
  /** Outside capabilities in the place of the configured ones. */
  outside?: Partial<Outside>;
  /** Checks of services in the place of those of the configured ones. */
  checks?: readonly ServiceCheck[];
}

export interface App {
  http: FastifyInstance;
  /** Starts working on runs; a process that only serves pages leaves them to the others. */
  startWorkers(): Promise<void>;
  /** Gives back what is being worked on. */
  stopWorkers(): Promise<void>;
}

/** Links to a password that one account may ask for; off where tests ask often. */
const linksPerHour = 5;

const built = (name: string) => projectFile(`dist/${name}`);

/** Loaded when the first site of a corretor is shown. */
const renderCorretor: RenderCorretor = async (site) => {
  const page = (await import(pathToFileURL(built('site/entry-corretor.js')).href)) as {
    renderCorretor: (site: Parameters<RenderCorretor>[0]) => Awaited<ReturnType<RenderCorretor>>;
  };
  return page.renderCorretor(site);
};

/** Origins of a public bucket: pages take pictures from there instead of `/media`. */
const mediaOriginsOf = ({ storage }: Config): string[] =>
  storage.kind === 's3' && storage.publicUrl ? [new URL(storage.publicUrl).origin] : [];

/** The composition root: services out of the outside capabilities, routes out of the services. */
export async function createApp(deps: Deps): Promise<App> {
  const { config, log } = deps;
  const outside: Outside = {
    ...(await createOutside(config, {
      site: built('site/entry-hotsite.js'),
      prompt: (chave) => readPrompt(deps.db, chave),
      choices: () => readModelos(deps.db),
      now: () => deps.clock.now(),
      newId: deps.ids.uuid,
    })),
    ...deps.outside,
  };
  const { storage, images, intelligence, drawPreviewCard } = outside;
  const callContext = (signal: AbortSignal, runId: string | null = null) =>
    createCallContext(deps.db, signal, runId, deps.clock);
  const superAi = createSuperAi({
    ...deps,
    ...outside,
    callContext,
    owner: `${hostname()}:${process.pid}`,
    newId: deps.ids.uuid,
  });
  const hotsiteRuns = createHotsiteRuns({
    ...deps,
    ...outside,
    callContext,
    owner: `${hostname()}:${process.pid}`,
    newId: deps.ids.uuid,
  });
  const sessao = createSessaoService(deps);
  const lixeira = createLixeira({ ...deps, bins: createTrashBins(deps) });
  const lisaDeps = {
    ...{ db: deps.db, clock: deps.clock, ids: deps.ids, log, storage, images, intelligence },
    ...{ callContext, templates: config.whatsappTemplates },
    ...{ publicUrl: config.publicUrl, publicPagesUrl: config.publicPagesUrl },
  };
  const lisa = createLisa({
    ...{ ...lisaDeps, channel: outside.whatsapp },
    // What the channel tells by its webhook is told of the service at once.
    note: (...news) => servicos.note(...news),
    // One process owns the embedded database: more at once only wait for one another.
    concurrency: config.database.kind === 'embedded' ? 2 : 8,
  });
  const laboratorio = createLaboratorio({
    ...{ ...lisaDeps, pictures: drawnPictures },
    simulate: (now) => createSimulator({ now, newId: deps.ids.uuid }),
  });
  let working = false;
  const http = createHttpServer({
    log,
    trustProxy: config.trustProxy,
    publicUrls: [config.publicUrl, config.publicPagesUrl],
    authenticate: sessao.authenticate,
    authenticateCorretor: sessao.corretores.authenticate,
    mapError: outsideProblem,
    apiLimiter:
      config.rateLimit.api === null
        ? null
        : createMemoryLimiter({ points: config.rateLimit.api, seconds: 60 }),
  });

  const servicos = createServicos({
    ...deps,
    checks: deps.checks ?? [...serviceChecks(config, outside, deps.clock), lisa.check],
    everyMs: config.serviceCheckMs,
  });
  metricsRoutes(http, deps);
  servicosRoutes(http, { servicos });
  mudancasRoutes(http, { db: deps.db, sessionStands: sessao.sessionStands });
  sessaoRoutes(http, { sessao, config, engineName: intelligence.name });
  administradoresRoutes(http, { sessao });
  segurancaRoutes(http, { sessao });
  auditoriaRoutes(http, deps);
  documentacaoRoutes(http);
  const health = {
    pool: deps.pool,
    diskProblem: createFolderCheck(config),
    liveWorkers: () =>
      working ? Number(superAi.worker.isWorking() && hotsiteRuns.worker.isWorking()) : null,
  };
  healthRoutes(http, health);
  painelRoutes(http, { ...deps, checkHealth: createHealthCheck(health) });
  corretoresRoutes(http, { ...deps, hashPassword: sessao.hashPassword });
  coberturaRoutes(http, deps);
  dadosPessoaisRoutes(http, { ...deps, storage });
  imoveisUsadosRoutes(http, deps);
  associacoesRoutes(http, deps);
  empreendimentosRoutes(http, { ...deps, intelligence, callContext });
  leituraRoutes(http, { ...deps, storage, images, pdf: outside.pdf });
  incorporadorasRoutes(http, deps);
  territorioRoutes(http, { ...deps, intelligence, callContext });
  lixeiraRoutes(http, { ...deps, lixeira });
  configuracoesRoutes(http, { ...deps, images, intelligence, callContext });
  modelosRoutes(http, { ...deps, models: outside.models, callContext });
  superAiRoutes(http, { superAi });
  releituraRoutes(http, { ...deps, drive: outside.drive, superAi });
  hotsitesRoutes(http, {
    ...deps,
    ...outside,
    runs: hotsiteRuns,
    guessClasses: classifyAssets,
  });
  comprovantesRoutes(http, { ...deps, storage, showPage: showPageForNobody });
  const superAiRuns = superAiControl(superAi);
  execucoesRoutes(http, {
    ...{ db: deps.db, clock: deps.clock, intelligence },
    controls: {
      'super-ai': superAiRuns,
      assets: superAiRuns,
      hotsite: hotsiteControl(deps.db, hotsiteRuns),
    },
  });
  verificacaoRoutes(http, { ...deps, storage });
  const vigia = createVigia({ ...deps, ...config.driveWatch, drive: outside.drive });
  const recheck = createRecheck({ ...deps, storage });
  const alone = config.database.kind === 'embedded' && config.storage.kind === 'disk';
  const unfinishedFiles = createUnfinishedFiles({ storage, log, alone });
  versoesRoutes(http, { ...deps, ...config, storage });
  estudioRoutes(http, { ...deps, ...config, ...outside, runs: hotsiteRuns });
  uploadRoutes(http, {
    images,
    storage,
    record: (url, userId) =>
      recordAudit(deps.db, { userId, acao: 'enviou', entidade: 'imagem', dados: { url } }),
  });
  lisa.routes(http);
  laboratorioRoutes(http, { laboratorio });
  mediaRoutes(http, { storage });
  reshapedRoutes(http, { storage, images });
  const visits = createVisits(deps);
  visitasRoutes(http, { ...deps, visits });
  visoesRoutes(http, deps);
  paginasPublicasRoutes(http, {
    ...deps,
    ...config,
    ...{ storage, visits, renderCorretor, drawPreviewCard },
    mediaOrigins: mediaOriginsOf(config),
  });
  const own = { ...deps, ...config, storage, visits, sessao, mediaOrigins: mediaOriginsOf(config) };
  meuEspacoRoutes(http, {
    ...own,
    passwordLinks: lisa.passwordLinks,
    linksPerHour: config.rateLimit.login === null ? null : linksPerHour,
  });
  meuEspacoPageRoutes(http, { ...own, root: built('meu-espaco') });
  pedidosRoutes(http, deps);
  panelRoutes(http, {
    root: built('web'),
    publicPagesUrl: config.publicPagesUrl,
    mediaOrigins: mediaOriginsOf(config),
  });
  await http.ready();
  return {
    http,
    async startWorkers() {
      working = true;
      // The embedded database has one process alone: every lease found in it is a dead one.
      if (config.database.kind === 'embedded')
        await Promise.all([superAi.store.releaseAll(), lisa.releaseAll(), leaveAllPosses(deps.db)]);
      superAi.worker.start();
      hotsiteRuns.worker.start();
      lisa.worker.start();
      laboratorio.start();
      lixeira.start();
      recheck.start();
      unfinishedFiles.start();
      servicos.start();
      vigia.start();
    },
    async stopWorkers() {
      await Promise.all([
        superAi.worker.stop(),
        hotsiteRuns.worker.stop(),
        lisa.worker.stop(),
        laboratorio.stop(),
        lixeira.stop(),
        recheck.stop(),
        unfinishedFiles.stop(),
        servicos.stop(),
        vigia.stop(),
      ]);
      await Promise.all([
        ...[outside.pdf.close(), outside.ocr.close()],
        ...[outside.drive.close(), outside.whatsapp.close(), outside.models.close()],
      ]);
    },
  };
}
