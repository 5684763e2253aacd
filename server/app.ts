import { hostname } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { drawnPictures } from '#server/adapters/drawn-pictures/canvas.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { associacoesRoutes } from '#server/cadastros/associacoes/routes.ts';
import { coberturaRoutes } from '#server/cadastros/corretores/cobertura/routes.ts';
import { dadosPessoaisRoutes } from '#server/cadastros/corretores/dados-pessoais/routes.ts';
import { corretoresRoutes } from '#server/cadastros/corretores/routes.ts';
import { empreendimentosRoutes } from '#server/cadastros/empreendimentos/routes.ts';
import { imoveisUsadosRoutes } from '#server/cadastros/imoveis-usados/routes.ts';
import { incorporadorasRoutes } from '#server/cadastros/incorporadoras/routes.ts';
import { territorioRoutes } from '#server/cadastros/territorio/routes.ts';
import { visitasRoutes } from '#server/cadastros/visitas/routes.ts';
import { createVisits } from '#server/cadastros/visitas/service.ts';
import { createCallContext } from '#server/call-context.ts';
import type { Config } from '#server/config.ts';
import { mediaRoutes } from '#server/da-pasta-a-pagina/assets/media-routes.ts';
import { reshapedRoutes } from '#server/da-pasta-a-pagina/assets/reshaped-routes.ts';
import { classifyAssets } from '#server/da-pasta-a-pagina/classificacao/classify.ts';
import { comprovantesRoutes } from '#server/da-pasta-a-pagina/comprovantes/routes.ts';
import { estudioRoutes } from '#server/da-pasta-a-pagina/hotsites/edicao/routes.ts';
import { createHotsiteRuns } from '#server/da-pasta-a-pagina/hotsites/hotsite-runs.ts';
import { hotsitesRoutes } from '#server/da-pasta-a-pagina/hotsites/routes.ts';
import { hotsiteControl } from '#server/da-pasta-a-pagina/hotsites/run-control.ts';
import { createRecheck } from '#server/da-pasta-a-pagina/hotsites/verificacao/recheck.ts';
import { verificacaoRoutes } from '#server/da-pasta-a-pagina/hotsites/verificacao/routes.ts';
import { versoesRoutes } from '#server/da-pasta-a-pagina/hotsites/versoes/routes.ts';
import { leituraRoutes } from '#server/da-pasta-a-pagina/leitura/routes.ts';
import { releituraRoutes } from '#server/da-pasta-a-pagina/releitura/routes.ts';
import { createVigia } from '#server/da-pasta-a-pagina/releitura/vigia/vigia.ts';
import { createSuperAi } from '#server/da-pasta-a-pagina/super-ai/service.ts';
import { createFolderCheck } from '#server/data-folder.ts';
import type { Db } from '#server/db/client.ts';
import { createTrashBins, plainEntityRoutes } from '#server/entidades.ts';
import { createHealthCheck, healthRoutes } from '#server/health.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { CompareAnswers } from '#server/kernel/http/compare-answers.ts';
import { createMemoryLimiter } from '#server/kernel/http/rate-limit.ts';
import { createHttpServer } from '#server/kernel/http/server.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Log } from '#server/kernel/log.ts';
import { leaveAllPosses } from '#server/kernel/posse.ts';
import type { ServiceCheck } from '#server/kernel/service-check.ts';
import type { Slice } from '#server/kernel/slice.ts';
import { createLaboratorio } from '#server/lisa/conversa/laboratorio/laboratorio.ts';
import { laboratorioRoutes } from '#server/lisa/conversa/laboratorio/routes.ts';
import { createLisa } from '#server/lisa/conversa/service.ts';
import { meuEspacoPageRoutes } from '#server/lisa/meu-espaco/page-routes.ts';
import { pedidosRoutes } from '#server/lisa/meu-espaco/pedidos-routes.ts';
import { meuEspacoRoutes } from '#server/lisa/meu-espaco/routes.ts';
import { metricsRoutes } from '#server/metrics.ts';
import { createOutside, type Outside } from '#server/outside.ts';
import { outsideProblem } from '#server/outside-problem.ts';
import { auditoriaRoutes } from '#server/painel/auditoria/routes.ts';
import { documentacaoRoutes } from '#server/painel/documentacao/routes.ts';
import { painelRoutes } from '#server/painel/inicio/routes.ts';
import { lixeiraRoutes } from '#server/painel/lixeira/routes.ts';
import { createLixeira } from '#server/painel/lixeira/service.ts';
import { mudancasRoutes } from '#server/painel/mudancas/routes.ts';
import { visoesRoutes } from '#server/painel/visoes/routes.ts';
import { panelRoutes } from '#server/panel.ts';
import { projectFile } from '#server/project-files.ts';
import type { RenderCorretor } from '#server/publico/paginas-publicas/corretor/site-pages.ts';
import { paginasPublicasRoutes } from '#server/publico/paginas-publicas/routes.ts';
import { showPageForNobody } from '#server/publico/paginas-publicas/show-for-nobody.ts';
import { serviceChecks } from '#server/service-checks.ts';
import { configuracoesRoutes } from '#server/sistema/configuracoes/routes.ts';
import { readPrompt } from '#server/sistema/configuracoes/service.ts';
import { runMetrics } from '#server/sistema/execucoes/metrics.ts';
import { execucoesRoutes } from '#server/sistema/execucoes/routes.ts';
import { modelosRoutes } from '#server/sistema/modelos/routes.ts';
import { readModelos } from '#server/sistema/modelos/service.ts';
import { serviceMetrics } from '#server/sistema/servicos/metrics.ts';
import { servicosRoutes } from '#server/sistema/servicos/routes.ts';
import { createServicos } from '#server/sistema/servicos/service.ts';
import { administradoresRoutes } from '#server/sistema/sessao/administradores-routes.ts';
import { sessaoRoutes } from '#server/sistema/sessao/routes.ts';
import { segurancaRoutes } from '#server/sistema/sessao/seguranca-routes.ts';
import { createSessaoService } from '#server/sistema/sessao/service.ts';
import { uploadRoutes } from '#server/sistema/uploads/routes.ts';
import { createUnfinishedFiles } from '#server/unfinished-files.ts';

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
  /** Whether answers are compared with what their routes declare. */
  compareAnswers?: CompareAnswers;
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
    db: deps.db,
    clock: deps.clock,
    ids: deps.ids,
    log,
    storage,
    images,
    intelligence,
    callContext,
    templates: config.whatsappTemplates,
    publicUrl: config.publicUrl,
    publicPagesUrl: config.publicPagesUrl,
  };
  const lisa = createLisa({
    ...lisaDeps,
    channel: outside.whatsapp,
    // What the channel tells by its webhook is told of the service at once.
    note: (...news) => servicos.note(...news),
    // One process owns the embedded database: more at once only wait for one another.
    concurrency: config.database.kind === 'embedded' ? 2 : 8,
  });
  const laboratorio = createLaboratorio({
    ...lisaDeps,
    pictures: drawnPictures,
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
    compareAnswers: deps.compareAnswers,
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
  const health = {
    pool: deps.pool,
    diskProblem: createFolderCheck(config),
    liveWorkers: () => (working ? Number(workers.every(({ isWorking }) => isWorking?.() ?? true)) : null),
  };
  const mediaOrigins = mediaOriginsOf(config);
  const alone = config.database.kind === 'embedded' && config.storage.kind === 'disk';
  const visits = createVisits(deps);
  const own = { ...deps, ...config, storage, visits, sessao, mediaOrigins };
  const slices: Slice[] = [
    {
      routes: (app) =>
        execucoesRoutes(app, {
          db: deps.db,
          clock: deps.clock,
          intelligence,
          controls: {
            'super-ai': superAi.control,
            assets: superAi.control,
            hotsite: hotsiteControl(deps.db, hotsiteRuns),
          },
        }),
      metrics: [runMetrics],
    },
    {
      routes: (app) => servicosRoutes(app, { servicos }),
      workers: [servicos],
      metrics: [serviceMetrics(deps.clock)],
    },
    lisa,
    { routes: (app) => laboratorioRoutes(app, { laboratorio }), workers: [laboratorio] },
    { routes: (app) => mudancasRoutes(app, { db: deps.db, sessionStands: sessao.sessionStands }) },
    {
      routes(app) {
        sessaoRoutes(app, { sessao, config, engineName: intelligence.name });
        administradoresRoutes(app, { sessao });
        segurancaRoutes(app, { sessao });
      },
    },
    { routes: (app) => auditoriaRoutes(app, deps) },
    { routes: documentacaoRoutes },
    { routes: (app) => healthRoutes(app, health) },
    { routes: (app) => painelRoutes(app, { ...deps, checkHealth: createHealthCheck(health) }) },
    {
      routes(app) {
        corretoresRoutes(app, { ...deps, hashPassword: sessao.hashPassword });
        coberturaRoutes(app, deps);
        dadosPessoaisRoutes(app, { ...deps, storage });
      },
    },
    { routes: (app) => imoveisUsadosRoutes(app, deps) },
    { routes: (app) => associacoesRoutes(app, deps) },
    { routes: (app) => empreendimentosRoutes(app, { ...deps, intelligence, callContext }) },
    { routes: (app) => leituraRoutes(app, { ...deps, storage, images, pdf: outside.pdf }) },
    { routes: (app) => incorporadorasRoutes(app, deps) },
    { routes: (app) => plainEntityRoutes(app, deps) },
    { routes: (app) => territorioRoutes(app, { ...deps, intelligence, callContext }) },
    { routes: (app) => lixeiraRoutes(app, { ...deps, lixeira }), workers: [lixeira] },
    { routes: (app) => configuracoesRoutes(app, { ...deps, images, intelligence, callContext }) },
    { routes: (app) => modelosRoutes(app, { ...deps, models: outside.models, callContext }) },
    superAi,
    {
      routes: (app) => releituraRoutes(app, { ...deps, drive: outside.drive, superAi }),
      workers: [createVigia({ ...deps, ...config.driveWatch, drive: outside.drive })],
    },
    {
      routes(app) {
        hotsitesRoutes(app, { ...deps, ...outside, runs: hotsiteRuns, guessClasses: classifyAssets });
        verificacaoRoutes(app, { ...deps, storage });
        versoesRoutes(app, { ...deps, ...config, storage });
        estudioRoutes(app, { ...deps, ...config, ...outside, runs: hotsiteRuns });
      },
      workers: [...hotsiteRuns.workers, createRecheck({ ...deps, storage })],
    },
    { routes: (app) => comprovantesRoutes(app, { ...deps, storage, showPage: showPageForNobody }) },
    {
      routes: (app) =>
        uploadRoutes(app, {
          images,
          storage,
          record: (url, userId) =>
            recordAudit(deps.db, { userId, acao: 'enviou', entidade: 'imagem', dados: { url } }),
        }),
      workers: [createUnfinishedFiles({ storage, log, alone })],
    },
    {
      routes(app) {
        mediaRoutes(app, { storage });
        reshapedRoutes(app, { storage, images });
      },
    },
    { routes: (app) => visitasRoutes(app, { ...deps, visits }) },
    { routes: (app) => visoesRoutes(app, deps) },
    {
      routes: (app) =>
        paginasPublicasRoutes(app, {
          ...deps,
          ...config,
          storage,
          visits,
          renderCorretor,
          drawPreviewCard,
          mediaOrigins,
        }),
    },
    {
      routes(app) {
        meuEspacoRoutes(app, {
          ...own,
          passwordLinks: lisa.passwordLinks,
          linksPerHour: config.rateLimit.login === null ? null : linksPerHour,
        });
        meuEspacoPageRoutes(app, { ...own, root: built('meu-espaco') });
        pedidosRoutes(app, deps);
      },
    },
  ];
  const workers = slices.flatMap((slice) => slice.workers ?? []);
  for (const slice of slices) slice.routes?.(http);
  metricsRoutes(http, { ...deps, metrics: slices.flatMap(({ metrics }) => metrics ?? []) });
  panelRoutes(http, { root: built('web'), publicPagesUrl: config.publicPagesUrl, mediaOrigins });
  await http.ready();
  return {
    http,
    async startWorkers() {
      working = true;
      // The embedded database has one process alone: every lease found in it is a dead one.
      if (config.database.kind === 'embedded')
        await Promise.all([leaveAllPosses(deps.db), ...slices.map((slice) => slice.releaseAll?.())]);
      for (const worker of workers) worker.start();
    },
    async stopWorkers() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await Promise.all([
        ...[outside.pdf.close(), outside.ocr.close()],
        ...[outside.drive.close(), outside.whatsapp.close(), outside.models.close()],
      ]);
    },
  };
}
