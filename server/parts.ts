import { hostname } from 'node:os';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { drawnPictures } from '#server/adapters/drawn-pictures/canvas.ts';
import { copyStores } from '#server/adapters/storage/for-copies.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { createVisits } from '#server/cadastros/visitas/service.ts';
import { createCallContext } from '#server/call-context.ts';
import type { Config, RunKindName } from '#server/config.ts';
import { classifyAssets } from '#server/da-pasta-a-pagina/classificacao/classify.ts';
import { createHotsiteRuns } from '#server/da-pasta-a-pagina/hotsites/hotsite-runs.ts';
import { hotsiteControl } from '#server/da-pasta-a-pagina/hotsites/run-control.ts';
import { hotsiteRun } from '#server/da-pasta-a-pagina/hotsites/run-kind.ts';
import type { DrawablePage } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { ownRuns } from '#server/da-pasta-a-pagina/super-ai/run-kinds.ts';
import { createSuperAi } from '#server/da-pasta-a-pagina/super-ai/service.ts';
import type { Db } from '#server/db/client.ts';
import { createTrashBins } from '#server/entidades.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { CompareAnswers } from '#server/kernel/http/compare-answers.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Log } from '#server/kernel/log.ts';
import type { RunControl } from '#server/kernel/runs/run-control.ts';
import type { NoteFindings, ServiceCheck } from '#server/kernel/service-check.ts';
import { createLaboratorio } from '#server/lisa/conversa/laboratorio/laboratorio.ts';
import { createLisa } from '#server/lisa/conversa/service.ts';
import { createOutside, type Outside } from '#server/outside.ts';
import { createLixeira } from '#server/painel/lixeira/service.ts';
import { projectFile } from '#server/project-files.ts';
import { oldContatos } from '#server/publico/contatos/old-contatos.ts';
import { createContatos } from '#server/publico/contatos/service.ts';
import { createMaterial } from '#server/publico/material/service.ts';
import type { RenderCorretor, RenderImovel } from '#server/publico/paginas-publicas/corretor/site-pages.ts';
import { createPageToDraw } from '#server/publico/paginas-publicas/page-to-draw.ts';
import { renderWithoutCorretor } from '#server/publico/paginas-publicas/render-without-corretor.ts';
import { serviceChecks } from '#server/service-checks.ts';
import { readPrompt } from '#server/sistema/configuracoes/service.ts';
import { createCopias } from '#server/sistema/copia/service.ts';
import { createEmails, type EmailsService } from '#server/sistema/emails/service.ts';
import { createIntegracoes } from '#server/sistema/integracoes/service.ts';
import { readModelos } from '#server/sistema/modelos/service.ts';
import { createRetencao } from '#server/sistema/retencao/service.ts';
import { createServicos } from '#server/sistema/servicos/service.ts';
import { createRedefinicao } from '#server/sistema/sessao/redefinicao.ts';
import { createSessaoService } from '#server/sistema/sessao/service.ts';

export interface Deps {
  config: Config;
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  ids: Ids;
  /** Adapters replacing the configured ones. */
  outside?: Partial<Outside>;
  /** Service checks replacing the configured ones. */
  checks?: readonly ServiceCheck[];
  /** Whether answers are compared with their declarations. */
  compareAnswers?: CompareAnswers;
}

/** Password links one account may request per hour; unlimited where tests request many. */
const linksPerHour = 5;

interface BuiltSite {
  renderCorretor(site: Parameters<RenderCorretor>[0]): Awaited<ReturnType<RenderCorretor>>;
  renderImovel(page: Parameters<RenderImovel>[0]): Awaited<ReturnType<RenderImovel>>;
}
/** Loaded when the first corretor's site is shown. */
const builtSite = async () =>
  (await import(pathToFileURL(projectFile('dist/site/entry-corretor.js')).href)) as BuiltSite;
const renderCorretor: RenderCorretor = async (site) => (await builtSite()).renderCorretor(site);
const renderImovel: RenderImovel = async (page) => (await builtSite()).renderImovel(page);

/** Origins of a public bucket, from which pages load pictures instead of `/media`. */
const mediaOriginsOf = ({ storage }: Config): string[] =>
  storage.kind === 's3' && storage.publicUrl ? [new URL(storage.publicUrl).origin] : [];

/** Everything slices may ask for: the adapters, and the services built from them. */
export async function createParts(deps: Deps) {
  const { config, db, clock, ids } = deps;
  const outside: Outside = {
    ...(await createOutside(config, {
      site: projectFile('dist/site/entry-hotsite.js'),
      prompt: (chave) => readPrompt(db, chave),
      choices: () => readModelos(db),
      now: () => clock.now(),
      newId: ids.uuid,
    })),
    ...deps.outside,
  };
  const pageToDraw = createPageToDraw(outside);
  const isEmbedded = config.database.kind === 'embedded';
  const given = {
    ...config,
    ...outside,
    ...deps,
    callContext: (signal: AbortSignal, runId: string | null = null) =>
      createCallContext(db, signal, runId, clock),
    owner: `${hostname()}:${process.pid}`,
    concurrencyOf: (kind: string) => config.runConcurrency[kind as RunKindName],
    newId: ids.uuid,
    mediaOrigins: mediaOriginsOf(config),
    /** Whether no other process writes here. */
    alone: isEmbedded && config.storage.kind === 'disk',
    linksPerHour: config.rateLimit.login === null ? null : linksPerHour,
    guessClasses: classifyAssets,
    showPage: renderWithoutCorretor,
    drawHotsite: (page: DrawablePage, signal: AbortSignal) => outside.drawPage(pageToDraw(page), signal),
    renderCorretor,
    renderImovel,
  };
  const sessao = createSessaoService(deps);
  // Links are made when an e-mail leaves, by whom they open something of.
  const emails: EmailsService = createEmails({
    ...given,
    links: {
      senha: (email) => lisa.passwordLinks.make(email),
      redefinicao: (email) => redefinicao.makeLink(email),
    },
  });
  const redefinicao = createRedefinicao({
    ...deps,
    emails,
    linksPerHour: given.linksPerHour,
    hashPassword: sessao.hashPassword,
  });
  const superAi = createSuperAi(given);
  const runs = createHotsiteRuns(given);
  const lisa = createLisa({
    ...given,
    emails,
    channel: outside.whatsapp,
    // Channel news from the webhook updates the service's state at once.
    note: (...news: Parameters<NoteFindings>) => servicos.note(...news),
    // The embedded database has one process: more concurrency would only wait.
    concurrency: isEmbedded ? 2 : 8,
  });
  const servicos = createServicos({
    ...deps,
    checks: deps.checks ?? [...serviceChecks(config, outside, clock), lisa.check],
    everyMs: config.serviceCheckMs,
  });
  /** Run actions by kind of run. */
  const controls: Record<string, RunControl> = {
    'super-ai': superAi.control,
    assets: superAi.control,
    hotsite: hotsiteControl(db, runs),
  };
  return {
    ...given,
    sessao,
    emails,
    redefinicao,
    hashPassword: sessao.hashPassword,
    isSessionValid: sessao.isSessionValid,
    superAi,
    runs,
    controls,
    runKinds: [...ownRuns, hotsiteRun],
    lisa,
    passwordLinks: lisa.passwordLinks,
    territoryOf: lisa.territoryOf,
    avisos: lisa.avisos,
    decisoes: lisa.pedidos,
    laboratorio: createLaboratorio({
      ...given,
      pictures: drawnPictures,
      simulate: (now) => createSimulator({ now, newId: ids.uuid }),
    }),
    servicos,
    integracoes: createIntegracoes(given),
    visits: createVisits(deps),
    contatos: createContatos(deps),
    material: createMaterial(given),
    copias: createCopias({ ...deps, ...copyStores(config) }),
    retencao: createRetencao({ ...given, contatos: oldContatos }),
    lixeira: createLixeira({ ...deps, bins: createTrashBins(deps) }),
  };
}
