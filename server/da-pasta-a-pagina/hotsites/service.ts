import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { PageCall } from '#contract/da-pasta-a-pagina/pagina.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { guardedHtml } from './check/must-see.ts';
import { readPageCalls } from './check/page-calls.ts';
import { openStudioPreview, type ShownPage } from './edicao/previews.ts';
import { findOrMakeHotsite, type HotsiteRef, type WantedHotsite } from './ensure-hotsite.ts';
import { readPageFacts } from './page-facts.ts';
import { type PagePlan, type PageWork, planInRun, type Writing, writeInRun } from './page-steps.ts';
import { publicFacts, type StoredRecord } from './public-facts.ts';
import { type Generation, type Published, publishPage } from './publish.ts';
import { pageItem, planItem } from './run-items.ts';
import { type OpenedPreview, openPreview } from './versoes/preview-address.ts';

/** What is kept with a run that plans and writes a page. */
export const pageItems = [planItem, pageItem] as const;

/** What a page may say about an empreendimento, read from the record. Throws AppError 404. */
export function pageFacts(db: Queryable, empreendimentoId: number): Promise<PageFacts> {
  return readPageFacts(db, empreendimentoId);
}

/** What the public may be told of a stored record: each value with a source, or absent. */
export const publicFactsOf = (record: StoredRecord): PageFacts => publicFacts(record);

/**
 * The hotsite of an empreendimento, made when there is none: one each (HOT-51), under the asked rota
 * or its name's, with the first free suffix. Safe against others doing the same at once.
 */
export function ensureHotsite(tx: Tx, wanted: WantedHotsite): Promise<HotsiteRef> {
  return findOrMakeHotsite(tx, wanted);
}

/**
 * Checks a generated page, stores it as a version and makes it the public one (HOT-46). Doing it
 * again for the same run answers the version already made. Throws PageRefused when the check finds
 * what cannot be repaired, StorageError, AppError 404; what is live then stays as it is.
 */
export function publishGenerated(
  deps: { db: Db; storage: Storage },
  generation: Generation,
): Promise<Published> {
  return publishPage(deps, generation);
}

/** The step 'blueprint-creation' of a run, from the stored catalogue on. Throws StepError. */
export function planPage(work: PageWork, wanted: Parameters<typeof planInRun>[1]): Promise<PagePlan> {
  return planInRun(work, wanted);
}

/** The step 'hotsite-generation' of a run: plan → page → checked, stored and public. Throws StepError. */
export function writePage(work: PageWork, writing: Writing): Promise<Published> {
  return writeInRun(work, writing);
}

/**
 * What the stored script of a version asks for: read anew as literal calls whenever a version is read,
 * so that of a free script, of an earlier time or planted, nothing is left.
 */
export function callsOf(script: string): PageCall[] {
  return readPageCalls(script).calls;
}

/** A stored page as it is shown: what must be seen of it is marked, and nothing of its own hides it. */
export function guardedPage(html: string, facts: PageFacts): string {
  return guardedHtml(html, facts);
}

/** The version an address of a preview opens now; null for one that is over, cancelled, or none of ours. */
export function findPreview(db: Queryable, token: string, now: Date): Promise<OpenedPreview | null> {
  return openPreview(db, token, now);
}

/** The page in draft an address shows now; null for one that is over or none of ours. */
export function findStudioPage(
  db: Queryable,
  token: string,
  now: Date,
): Promise<{ page: ShownPage; rota: string } | null> {
  return openStudioPreview(db, token, now);
}
