import { answersOf, questionsOf, type RunAnswer } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { StoredFile } from '#server/adapters/storage/port.ts';
import { findMunicipio } from '#server/cadastros/territorio/service.ts';
import { drawPage, type PageImageDeps } from '#server/da-pasta-a-pagina/leitura/service.ts';
import type { Db } from '#server/db/client.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { RunRow } from '#server/kernel/runs/run-kind.ts';
import { itemId } from '#server/kernel/runs/run-reads.ts';
import type { RunStore } from '#server/kernel/runs/run-store.ts';
import { downloadItem } from './run-items.ts';
import { readOwnRun } from './run-kinds.ts';

const openQuestions = (run: RunRow | null | undefined) => {
  const question = (run && readOwnRun(run))?.question;
  return question ? questionsOf(question) : [];
};

/** Whether a run waits for every answer given; a folder's other ways on are those it offers. */
export function isAsked(run: RunRow, answer: RunAnswer): boolean {
  const asked = openQuestions(run);
  return answersOf(answer).every((one) => {
    const question = asked.find(({ kind }) => kind === one.kind);
    if (!question || one.kind !== 'material') return question !== undefined;
    return question.opcoes.some(
      ({ resposta }) =>
        resposta.decisao === one.decisao && (resposta.empreendimento ?? '') === one.empreendimento,
    );
  });
}

/** Whether a person wants nothing made of the folder. */
export const isStop = (answer: RunAnswer): boolean =>
  answersOf(answer).some((one) => one.kind === 'material' && one.decisao === 'parar');

/** Throws AppError 400 naming the field for a city that does not exist. */
export async function refuseUnknownCity(db: Db, answer: RunAnswer): Promise<void> {
  for (const one of answersOf(answer)) {
    if (one.kind !== 'bairro' || (await findMunicipio(db, one.cidade, one.uf))) continue;
    const message = `Não existe o município “${one.cidade}” em ${one.uf}. Confira a cidade e a UF.`;
    throw new AppError(400, 'municipio', message, { field: 'cidade' });
  }
}

/** The picture of a page quoted by the question a run waits on. Throws AppError 404, also for other pages. */
export async function questionPage(
  deps: PageImageDeps,
  store: RunStore,
  sessionId: string,
  asked: { documento: string; pagina: number },
): Promise<StoredFile> {
  const run = await store.runBySession(sessionId);
  const isQuoted = openQuestions(run)
    .flatMap(({ opcoes }) => opcoes.flatMap(({ fontes }) => fontes))
    .some(({ file, page }) => file === asked.documento && page === asked.pagina);
  if (!run || !isQuoted) throw notFound('Página', 'f');
  const item = (await store.items(run.id)).get(itemId(downloadItem.substep, asked.documento));
  const stored = item && downloadItem.result.parse(item.result);
  if (!stored || !('key' in stored)) throw notFound('Página', 'f');
  return drawPage(deps, stored.key, asked.pagina);
}
