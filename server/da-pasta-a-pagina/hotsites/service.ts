import type { PageCall } from '#contract/da-pasta-a-pagina/pagina.ts';
import { findOrCreateHotsite } from './ensure-hotsite.ts';
import { openStudioPreview } from './estudio/previews.ts';
import { readPageFacts } from './page-facts.ts';
import { planInRun, writeInRun } from './page-steps.ts';
import { readPaginasAtras } from './pages-behind.ts';
import { publicFacts } from './public-facts.ts';
import { publishPage } from './publish.ts';
import { pageItem, planItem } from './run-items.ts';
import { guardedHtml } from './sanitize/guard-page.ts';
import { readPageCalls } from './sanitize/page-calls.ts';
import { openPreview } from './versoes/preview-address.ts';

/** Stored items of a run that plans and writes a page. */
export const pageItems = [planItem, pageItem] as const;

/** The facts a page may state, from the record. Throws AppError 404. */
export const pageFacts = readPageFacts;

/** The public facts of a stored record: each value has a source or is absent. */
export const publicFactsOf = publicFacts;

/** The public pages that still state what a record no longer does. */
export const paginasAtrasDe = readPaginasAtras;

/**
 * Finds or creates the hotsite of an empreendimento: one each (HOT-51), with the requested rota or one from
 * its name, and the first free suffix. Safe for concurrent callers.
 */
export const ensureHotsite = findOrCreateHotsite;

/**
 * Sanitises a generated page, stores it as a version and publishes it (HOT-46). Repeated for the same run it
 * returns the existing version. Throws PageRefused for irreparable faults, StorageError, AppError 404; the
 * public page then stays.
 */
export const publishGenerated = publishPage;

/** The run step 'blueprint-creation', from the stored catalogue on. Throws StepError. */
export const planPage = planInRun;

/** The run step 'hotsite-generation': writes, sanitises, stores and publishes the page. Throws StepError. */
export const writePage = writeInRun;

/**
 * The calls of a version's stored script, parsed as literals on every read, so that nothing of a free script,
 * old or planted, is ever run.
 */
export const callsOf = (script: string): PageCall[] => readPageCalls(script).calls;

/** Prepares a stored page for display: protected elements are marked and cannot be hidden by the page. */
export const guardedPage = guardedHtml;

/** The version behind a preview address; null if expired, revoked or unknown. */
export const findPreview = openPreview;

/** The draft page behind a studio address; null if expired or unknown. */
export const findStudioPage = openStudioPreview;

export type { DrawablePage, DrawHotsite } from './see-page.ts';
