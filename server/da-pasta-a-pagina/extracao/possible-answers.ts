import { foldText } from '#contract/base/text.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { findCidade, isBairro } from './address-line.ts';
import type { Candidate } from './candidate.ts';
import { inSmallLetters } from './lettering.ts';
import { nameKey } from './name-candidates.ts';
import { readPassages, sentencesOf } from './passages.ts';
import { firmKey, possibleFirms } from './possible-firms.ts';
import { mentioned, possibleNames } from './possible-names.ts';
import { alone, bairroNamed, possiblePlaces } from './possible-places.ts';
import { readSources, type SourceLine } from './source.ts';

/** A possible answer with the words it comes from. */
export interface PossibleAnswer {
  value: string;
  evidence: Evidence;
}
export type AskedField = 'nome' | 'incorporadora' | 'bairro';

/** Most offered for one question: more are no quicker than typing. */
const mostOffered = 5;

/**
 * What a person may answer where the rules are not certain: read leniently, likeliest first. Nothing here is
 * ever taken for a fact.
 */
export function possibleAnswers(documents: DocumentText[]): Record<AskedField, PossibleAnswer[]> {
  const { lines } = readSources(documents);
  const pages = [...Map.groupBy(lines, (line) => `${line.document.path}#${line.page}`).values()];
  const sentences = readPassages(lines).flatMap(sentencesOf).map(inSmallLetters);
  const places = possiblePlaces(sentences);
  const firms = possibleFirms(pages, sentences);
  const isPlace = new Set(places.map(({ value }) => foldText(value)));
  const cities = new Set(
    sentences.flatMap(({ text }) => {
      const found = findCidade(text);
      return found ? [foldText(found.cidade)] : [];
    }),
  );
  const isFirm = new Set(firms.filter(({ weight }) => weight >= 2).map(({ value }) => nameKey(value)));
  const phrases = mentioned(sentences);
  const names = [...possibleNames(pages, lines), ...phrases].filter(
    ({ value }) => !cities.has(foldText(value)),
  );
  const isOther = (value: string) => isPlace.has(foldText(value)) || isFirm.has(nameKey(value));
  return {
    nome: offered(
      names.map((one) => (isOther(one.value) ? { ...one, weight: one.weight / 2 } : one)),
      pages,
      nameKey,
    ),
    incorporadora: offered(firms, pages, firmKey),
    bairro: offered(
      [...places, ...alone(pages), ...phrases]
        .map((one) => ({ ...one, value: bairroNamed(one.value, cities) }))
        .filter(({ value }) => isBairro(value, null) && !cities.has(foldText(value))),
      pages,
      foldText,
      // A book is not about its bairro.
      0.2,
    ),
  };
}

/** One of each, by the weight of its mentions and the pages it stands on. */
function offered(
  found: Candidate<string>[],
  pages: SourceLine[][],
  keyOf: (value: string) => string,
  perPage = 0.5,
): PossibleAnswer[] {
  const texts = pages.map(
    (page) =>
      ` ${page
        .map((line) => line.folded)
        .join(' ')
        .replace(/[^a-z0-9]+/g, ' ')} `,
  );
  return [...Map.groupBy(found, ({ value }) => keyOf(value))]
    .map(([key, group]) => {
      const best = group.toSorted((a, b) => b.weight - a.weight)[0]!;
      const words = key.replace(/[^a-z0-9]+/g, ' ').trim();
      const standsOn = texts.filter((text) => text.includes(` ${words} `)).length;
      const weight = best.weight + Math.min(3, group.length) * 0.3 + Math.min(6, standsOn) * perPage;
      return { value: best.value, evidence: best.evidence, weight };
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostOffered)
    .map(({ value, evidence }) => ({ value, evidence }));
}
