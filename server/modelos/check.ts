import type { ModelosAnswer } from '#contract/modelos.ts';
import type { ModelDesk } from '#server/adapters/intelligence/port.ts';
import type { Queryable } from '#server/db/client.ts';
import { endingNotices, presentModelos } from './present.ts';
import { readModelos } from './service.ts';

export interface ModelosCheck {
  /** Providers that tasks use, and what their list of models answered; the keys are right where there is no problem. */
  provedores: { id: string; nome: string; problema: string | null; modelos: number }[];
  /** Models in use that are no longer in their provider's list. */
  sumidos: string[];
  /** Endings within 60 days or past, in sentences. */
  encerramentos: string[];
}

/** Asks the provider of every task in use for its list: keys, models that are gone, endings. */
export async function checkModelos(
  { db, models, now }: { db: Queryable; models: ModelDesk; now: Date },
  fresh = true,
): Promise<ModelosCheck> {
  const salvo = await readModelos(db);
  const inUse = (answer: ModelosAnswer) => Object.values(answer.tarefas).flatMap(({ emUso }) => emUso);
  const before = models.engine === 'model' ? inUse(presentModelos(models, salvo, now)) : [];
  const ids = new Map(
    before.filter(({ modelo }) => modelo !== '').map(({ provedor, nome }) => [provedor, nome]),
  );
  const provedores = await Promise.all(
    [...ids].map(async ([id, nome]) => {
      const list = await models.list(id, { fresh });
      return { id, nome, problema: list?.problema ?? null, modelos: list?.modelos.length ?? 0 };
    }),
  );
  const answered = new Set(provedores.filter(({ problema }) => problema === null).map(({ id }) => id));
  const after = models.engine === 'model' ? inUse(presentModelos(models, salvo, now)) : [];
  const gone = after.filter((one) => answered.has(one.provedor) && models.known(one) === null);
  return {
    provedores,
    sumidos: [...new Set(gone.map(({ nome, modelo }) => `${nome} ${modelo}`))],
    encerramentos: [...new Set(after.flatMap((one) => endingNotices(one, now)).map(({ texto }) => texto))],
  };
}
