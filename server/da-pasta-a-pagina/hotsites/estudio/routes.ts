import type { FastifyInstance } from 'fastify';
import {
  compareEstilos,
  discardEdicao as discardRoute,
  getEstudio,
  planEstudio,
  previewEstudio,
  previewRascunho,
  publishEstudio,
  saveEdicao as saveRoute,
  writeEstudio,
  writeSecao,
} from '#contract/da-pasta-a-pagina/estudio.ts';
import { chooseMotor, getMotores, writeMotor } from '#contract/da-pasta-a-pagina/motores.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { Intelligence, StyleWriter } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { HotsiteRuns } from '../hotsite-runs.ts';
import type { HotsiteRunInput } from '../run-kind.ts';
import { pagesOfStyles } from './compare-styles.ts';
import { draftPage } from './draft-page.ts';
import { readEditingState } from './editing-state.ts';
import { engineOf } from './engines.ts';
import { makePreview, type ShownPage } from './previews.ts';
import { publishDraft } from './publish-draft.ts';
import { readEstudio } from './read-estudio.ts';
import { readMotores } from './read-motores.ts';
import { chooseCandidate, discardEdicao, saveEdicao } from './write.ts';

export interface EstudioDeps {
  db: Db;
  storage: Storage;
  images: Images;
  clock: Clock;
  ids: Ids;
  intelligence: Intelligence;
  local: Intelligence;
  styles: StyleWriter;
  runs: HotsiteRuns;
  publicUrl: string;
  publicPagesUrl: string;
}

/** The studio of a hotsite: pictures, plan and parts of its page, all in draft until published. */
export function estudioRoutes(app: FastifyInstance, deps: EstudioDeps): void {
  const { db, clock, ids, runs } = deps;
  // With a single host, the panel's current address is right.
  const frameHost =
    new URL(deps.publicUrl).host === new URL(deps.publicPagesUrl).host ? '' : deps.publicPagesUrl;

  /** Waits for an editing run; identical concurrent requests share it. */
  async function worked(input: HotsiteRunInput, userId: number): Promise<unknown> {
    return runs.ended(await runs.start(input, userId, { follow: true }));
  }
  async function preview(hotsiteId: number, sessionId: number, page: ShownPage) {
    const { token, expiraEm } = await makePreview(
      { db, now: clock.now(), token: ids.secret() },
      { hotsiteId, sessionId, page },
    );
    return { url: `${frameHost}/previa/estudio/${token}`, expiraEm: expiraEm.toISOString() };
  }

  mount(app, getEstudio, ({ params: { id } }) => readEstudio(deps, id));
  mount(app, saveRoute, async ({ params: { id }, body, request }) => {
    await saveEdicao(db, { ...body, hotsiteId: id, autorId: currentUser(request).id });
    return readEstudio(deps, id);
  });
  mount(app, discardRoute, async ({ params: { id }, request }) => {
    await discardEdicao(db, id, currentUser(request).id);
    return readEstudio(deps, id);
  });

  mount(app, planEstudio, async ({ params: { id }, body, request }) => {
    const { revisao } = await readEditingState(db, id);
    const input = { task: 'planejar', hotsiteId: id, revisao, secao: body.secao ?? null } as const;
    await worked(input, currentUser(request).id);
    return readEstudio(deps, id);
  });
  mount(app, writeEstudio, async ({ params: { id }, body, request }) => {
    const { revisao } = await readEditingState(db, id);
    const estilo = body.estilo ?? null;
    const input = { task: 'escrever', hotsiteId: id, revisao, estilo, motor: null } as const;
    await worked(input, currentUser(request).id);
    return readEstudio(deps, id);
  });
  mount(app, writeSecao, async ({ params: { id }, body: { secao }, request }) => {
    const { revisao, base, edicao } = await readEditingState(db, id);
    if (edicao.travas.some((trava) => trava.secao === secao))
      throw new AppError(409, 'travada', 'A seção está travada. Destrave-a para gerar de novo.');
    const input = { task: 'secao', hotsiteId: id, revisao, versaoId: base?.id ?? null, secao } as const;
    const { mudou } = (await worked(input, currentUser(request).id)) as { mudou: boolean };
    return { ...(await readEstudio(deps, id)), mudou };
  });

  mount(app, getMotores, ({ params: { id } }) => readMotores(deps, id));
  mount(app, writeMotor, async ({ params: { id }, body: { motor }, request }) => {
    const { revisao } = await readEditingState(db, id);
    engineOf(deps, motor);
    const input = { task: 'escrever', hotsiteId: id, revisao, estilo: null, motor } as const;
    await worked(input, currentUser(request).id);
    return readMotores(deps, id);
  });
  mount(app, chooseMotor, async ({ params: { id }, body: { versaoId }, request }) => {
    await chooseCandidate(db, { hotsiteId: id, versaoId, autorId: currentUser(request).id });
    return readEstudio(deps, id);
  });

  mount(app, compareEstilos, async ({ params: { id }, request }) => {
    const { sessionId } = currentUser(request);
    const estilos = [];
    for (const { estilo, page } of await pagesOfStyles(deps, id))
      estilos.push({ estilo, ...(await preview(id, sessionId, page)) });
    return { estilos };
  });
  mount(app, previewEstudio, async ({ params: { id }, request }) => {
    const { base } = await readEditingState(db, id);
    if (!base) throw new AppError(404, 'sem-pagina', 'Ainda não há página para mostrar');
    return preview(id, currentUser(request).sessionId, base as unknown as ShownPage);
  });
  mount(app, previewRascunho, async ({ params: { id }, body, request }) => {
    const isLocal = deps.intelligence.kind === 'local';
    const { page, ...told } = await draftPage({ ...deps, isLocal }, id, body);
    return { ...(await preview(id, currentUser(request).sessionId, page)), ...told };
  });
  mount(app, publishEstudio, async ({ params: { id }, body, request }) => {
    await publishDraft(deps, { hotsiteId: id, ...body, userId: currentUser(request).id });
    return readEstudio(deps, id);
  });
}
