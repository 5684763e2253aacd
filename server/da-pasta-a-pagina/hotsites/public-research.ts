import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { unsupported } from './sanitize/figures.ts';
import type { KindOfClaim } from './sanitize/prosa/claims.ts';
import { findClaims } from './sanitize/prosa/find-claims.ts';
import { findLeftovers } from './sanitize/prosa/leftovers.ts';
import { findSpelled } from './sanitize/prosa/spelled.ts';
import { sentencesOf } from './sanitize/prosa/supported-words.ts';

/** A description an engine wrote after a search, and the pages it found. */
export interface PublicResearch {
  texto: string;
  fontes: { url: string; titulo: string | null }[];
}

/** What a named page may say in a building's stead: what lies around, who takes part, what was awarded. */
const mayBeSaid = new Set<KindOfClaim>(['distancia', 'nome', 'premio']);
/** Enough beside the page's own words. */
const most = 6;

/**
 * The sentences of a researched text that stand on a page beside its sources, with what the record says already left
 * out. No figure the record does not hold, nothing promised, nothing about price, works, delivery or view: those are
 * the record's alone.
 */
export function publicResearch(
  { texto, fontes }: PublicResearch,
  facts: PageFacts,
): NonNullable<PageFacts['pesquisa']> | null {
  const told = facts.descricao ?? '';
  const isPublic = (sentence: string) =>
    /[\p{L}\d)”"][.!?]$/u.test(sentence) &&
    !told.includes(sentence) &&
    unsupported(sentence, facts).length === 0 &&
    findSpelled(sentence, facts).length === 0 &&
    findLeftovers(sentence, facts).length === 0 &&
    findClaims(sentence, facts).every(({ kind }) => mayBeSaid.has(kind));
  const frases = sentencesOf(texto)
    .map((sentence) => sentence.trim())
    .filter(isPublic);
  return frases.length > 0 && fontes.length > 0
    ? { frases: [...new Set(frases)].slice(0, most), fontes }
    : null;
}
