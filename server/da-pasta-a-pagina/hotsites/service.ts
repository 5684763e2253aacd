import type { PageCall } from '#contract/da-pasta-a-pagina/pagina.ts';
import { guardedHtml } from './check/must-see.ts';
import { readPageCalls } from './check/page-calls.ts';
import { openStudioPreview } from './edicao/previews.ts';
import { findOrMakeHotsite } from './ensure-hotsite.ts';
import { readPageFacts } from './page-facts.ts';
import { planInRun, writeInRun } from './page-steps.ts';
import { publicFacts } from './public-facts.ts';
import { publishPage } from './publish.ts';
import { pageItem, planItem } from './run-items.ts';
import { openPreview } from './versoes/preview-address.ts';

/** What is kept with a run that plans and writes a page. */
export const pageItems = [planItem, pageItem] as const;

/** What a page may say about an empreendimento, read from the record. Throws AppError 404. */
export const pageFacts = readPageFacts;

/** What the public may be told of a stored record: each value with a source, or absent. */
export const publicFactsOf = publicFacts;

/**
 * The hotsite of an empreendimento, made when there is none: one each (HOT-51), under the asked rota
 * or its name's, with the first free suffix. Safe against others doing the same at once.
 */
export const ensureHotsite = findOrMakeHotsite;

/**
 * Checks a generated page, stores it as a version and makes it the public one (HOT-46). Doing it
 * again for the same run answers the version already made. Throws PageRefused when the check finds
 * what cannot be repaired, StorageError, AppError 404; what is live then stays as it is.
 */
export const publishGenerated = publishPage;

/** The step 'blueprint-creation' of a run, from the stored catalogue on. Throws StepError. */
export const planPage = planInRun;

/** The step 'hotsite-generation' of a run: plan → page → checked, stored and public. Throws StepError. */
export const writePage = writeInRun;

/**
 * What the stored script of a version asks for: read anew as literal calls whenever a version is read,
 * so that of a free script, of an earlier time or planted, nothing is left.
 */
export const callsOf = (script: string): PageCall[] => readPageCalls(script).calls;

/** A stored page as it is shown: what must be seen of it is marked, and nothing of its own hides it. */
export const guardedPage = guardedHtml;

/** The version an address of a preview opens now; null for one that is over, cancelled, or none of ours. */
export const findPreview = openPreview;

/** The page in draft an address shows now; null for one that is over or none of ours. */
export const findStudioPage = openStudioPreview;
