import type { FastifyInstance } from 'fastify';
import { foldText } from '#contract/base/text.ts';
import {
  listModelos,
  readModelos as readRoute,
  saveModelos as saveRoute,
  tryModelos,
} from '#contract/sistema/modelos.ts';
import type { CallContext, ModelDesk } from '#server/adapters/intelligence/port.ts';
import type { Transcriber } from '#server/adapters/transcription/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { costOf, readLimites } from '#server/sistema/execucoes/service.ts';
import { presentModelos } from './present.ts';
import { readProviderChecks } from './provider-checks.ts';
import { readModelos, saveModelos } from './service.ts';

interface Deps {
  db: Db;
  clock: Clock;
  models: ModelDesk;
  transcriber: Transcriber | null;
  callContext: (signal: AbortSignal) => CallContext;
}

/** Limit of a search: what a picker can show. */
const mostShown = 60;
const longestTrialMs = 150_000;

/** Model assignment, data that may leave, model lists, and trials. */
function modelosRoutes(app: FastifyInstance, { db, clock, models, transcriber, callContext }: Deps): void {
  const transcricao = transcriber && { nome: transcriber.name, fora: transcriber.leaves };
  const present = async () => ({
    ...presentModelos(models, await readModelos(db), clock.now(), await readProviderChecks(db)),
    transcricao,
  });

  mount(app, readRoute, present);
  mount(app, saveRoute, async ({ body, request }) => {
    const known = new Set(['local', ...models.providers().map(({ id }) => id)]);
    for (const { escolha, reserva } of Object.values(body.tarefas))
      for (const choice of [escolha, reserva])
        if (choice && !known.has(choice.provedor))
          throw new AppError(400, 'provedor', `Provedor desconhecido: ${choice.provedor}`);
    await saveModelos(db, body, currentUser(request).id);
    models.forget();
    return present();
  });
  mount(app, listModelos, async ({ query: { provedor, q, atualizar } }) => {
    const list = await models.list(provedor, { fresh: atualizar === 'sim' });
    if (list === null) throw notFound('Provedor');
    const words = foldText(q).split(/\s+/).filter(Boolean);
    const found = list.modelos.filter(({ id, nome }) => {
      const text = foldText(`${id} ${nome ?? ''}`);
      return words.every((word) => text.includes(word));
    });
    return {
      modelos: found.slice(0, mostShown),
      encontrados: found.length,
      total: list.modelos.length,
      lidaEm: list.lidaEm?.toISOString() ?? null,
      problema: list.problema,
    };
  });
  mount(app, tryModelos, async ({ body: { tarefa, escolha, esforco } }) => {
    const context = callContext(AbortSignal.timeout(longestTrialMs));
    const modelos = await readModelos(db);
    const { usos, ...trial } = await models.attempt(
      tarefa,
      { choice: escolha, effort: esforco, modelos },
      context,
    );
    const used = usos.map((one) => ({
      modelo: one.model,
      tokensEntrada: one.inputTokens,
      tokensSaida: one.outputTokens,
    }));
    const sum = (of: (one: (typeof used)[number]) => number) => used.reduce((all, one) => all + of(one), 0);
    return {
      ...trial,
      tokensEntrada: sum(({ tokensEntrada }) => tokensEntrada),
      tokensSaida: sum(({ tokensSaida }) => tokensSaida),
      custo: costOf(await readLimites(db), used),
    };
  });
}

export const modelosSlice = defineSlice({ routes: [modelosRoutes] });
