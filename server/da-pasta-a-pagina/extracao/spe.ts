import { foldText } from '#contract/base/text.ts';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Candidate } from './candidate.ts';
import { nameKey } from './name-candidates.ts';
import { wordsOf } from './respostas/possible-answers.ts';
import { spanKey } from './respostas/spans.ts';
import type { SourceLine } from './source.ts';

/** A company made for one building, by its registered name. */
export const isSpe = (name: string) => /\bspe\b/.test(foldText(name));
/** One of which it is asked whose it is. */
export const isAskedSpe = (fact: Fact<string> | null): boolean =>
  fact !== null && isSpe(fact.value) && fact.confidence < linhaPadrao;
/** What a company made for one building has besides its names. */
const form =
  /\b(?:spe(?: \d+)?|ltda|s a|sa|empreendimentos?|imobiliarios?|incorporac(?:ao|oes)|construc(?:ao|oes))\b/g;
/** Set alone, though in cells or letters apart: the name of the building. */
const isWhole = (folded: string, own: string) => {
  const letters = folded.replace(/[^a-z0-9]/g, '');
  return letters === own.replaceAll(' ', '');
};
/** Below every line: asked, whatever else is known. */
const asked = 0.5;

/**
 * A company made for one building (SPE) carries the name of its owner, of the building or of both: 'Alfa Solar SPE'
 * is Alfa's where both stand by themselves; else whose it is, is asked.
 */
export function ownersOfSpes(
  names: Candidate<string>[],
  lines: SourceLine[],
  nome: string | null,
): Candidate<string>[] {
  const building = nome ? nameKey(nome) : null;
  const isOfBuilding = (value: string) =>
    building?.includes(' ') && ` ${spanKey(value)} `.includes(` ${building} `);
  if (!names.some(({ value }) => isSpe(value) || isOfBuilding(value))) return names;
  const spelled = new Map(
    wordsOf(lines).spans.flatMap(({ key, value, mentions }) =>
      mentions.some(({ as, before, after }) => as !== 'words' && !/\w$/.test(before) && !/^ ?\w/.test(after))
        ? [[key, value] as const]
        : [],
    ),
  );
  return names.map((one) => {
    if (!isSpe(one.value))
      return isOfBuilding(one.value) ? { ...one, weight: Math.min(one.weight, asked) } : one;
    const own = spanKey(one.value).replace(form, ' ').replace(/\s+/g, ' ').trim();
    const isBuildings = building !== null && ` ${building} `.includes(` ${own} `);
    const words = isBuildings ? [] : own.split(' ');
    // 'Guará Prime Sumaúma SPE' is Guará Prime's where both stand by themselves; 'Igarapé Sereno SPE' is the building.
    const isName = spelled.has(own) || lines.some(({ folded }) => isWhole(folded, own));
    const owner = isName
      ? undefined
      : words
          .map((_, index): [string, string] => [
            words.slice(0, index + 1).join(' '),
            words.slice(index + 1).join(' '),
          ])
          .slice(0, -1)
          .find(
            ([start, rest]) =>
              start.length >= 4 && spelled.has(start) && spelled.has(rest) && start !== building,
          )?.[0];
    if (owner) return { ...one, value: spelled.get(owner)! };
    const isNamedAfter =
      building === null ||
      building.split(' ').some((word) => word.length > 3 && ` ${own} `.includes(` ${word} `));
    return isNamedAfter ? { ...one, weight: Math.min(one.weight, asked) } : one;
  });
}
