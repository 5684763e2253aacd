import { foldText } from '#contract/base/text.ts';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Candidate } from './candidate.ts';
import { untracked } from './lettering.ts';
import { nameKey } from './name-candidates.ts';
import { readPassages } from './passages.ts';
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
  /\b(?:spe(?: \d+)?|ltda|s a|sa|empreendimentos?|imobiliarios?|incorporac(?:ao|oes)|construc(?:ao|oes)|loteamentos?)\b/g;
/** Set alone, though in cells or letters apart: the name of the building. */
const isWhole = (folded: string, own: string) => {
  const letters = folded.replace(/[^a-z0-9]/g, '');
  return letters === own.replaceAll(' ', '');
};
/** What companies made for one building are called besides that, folded: 'Alfa Solar SPE Ltda' → 'alfa solar'. */
export function speNames(lines: SourceLine[]): string[] {
  const held = known.get(lines);
  if (held) return held;
  const found = readPassages(lines).flatMap(({ text }) => text.match(registered) ?? []);
  const names = found.map((name) =>
    spanKey(name)
      .replace(form, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:(?:da|do|de|e|ri|cri|circunscricao|oficio|zona) )+/, ''),
  );
  const own = [...new Set(names)].filter((name) => name.length > 2);
  known.set(lines, own);
  return own;
}
/** The same lines are asked for names and for firms. */
const known = new WeakMap<SourceLine[], string[]>();

/** Those of them that are not called as the documents call the building: 'Alfa Solar' where nothing else is. */
export function firmsSpes(lines: SourceLine[]): string[] {
  const text = lines.map(({ cells }) => {
    const isWide = cells.length > 1 && cells.every((cell) => /^(?:\S ){2,}\S$/.test(cell.text));
    const parts = cells.map(({ folded }) =>
      untracked(folded)
        .split(/[|•·–—;:,.()/]/)
        .map(spanKey)
        .join(' | '),
    );
    return parts.join(isWide ? ' ' : ' | ');
  });
  const said = ` ${text.join(' ')} `;
  return speNames(lines).filter((name) => {
    const alone = new RegExp(
      ` ${name} (?!(?:spe|empreendimento|incorporac|loteamento|construc|imobiliari|ltda|s a)s?)`,
    );
    return !alone.test(said);
  });
}

/** Whether a firm stands before the building in what its company is called: whole, or by its first letters. */
export function ownsSpe(firm: string, spe: string): boolean {
  const own = bareFirm(firm);
  if (own.length >= 4 && spe.startsWith(`${own} `))
    return !/^(?:(?:d[aeo]s?|e) |\d+$)/.test(spe.slice(own.length + 1));
  const words = own.split(' ').filter((one) => !/^(?:d[aeo]s?|e)$/.test(one));
  const letters = words.map(([letter]) => letter).join('');
  return letters.length > 1 && letters.length < 4 && spe.startsWith(`${letters} `);
}

/** A firm's own words, folded: 'Construtora Alfa Ltda.' → 'alfa'. */
export const bareFirm = (firm: string): string =>
  spanKey(firm)
    .replace(
      /\b(?:ltda|s a|sa|spe|eireli|construtora|incorporadora|incorp|incorporac(?:ao|oes)|construc(?:ao|oes)|empreendimentos?|empreend|imobiliari[ao]s?|engenharia|urbanismo|loteamentos?|grupo|desenvolvimento|inc)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ e$/, '');
const word = "[\\p{Lu}\\d][\\p{L}\\d'’&-]*";
const registered = new RegExp(
  `(?<![\\p{L}])(?:SPE:? )?${word}(?: (?:(?:d[aeo]s?|e|d['’]) ?)?${word}){0,8} (?:SPE|Spe)(?![\\p{L}])|(?<![\\p{L}])SPE:? ${word}(?: (?:(?:d[aeo]s?|e) )?${word}){0,6}`,
  'gu',
);

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
  const firms = names.filter(({ value }) => !isSpe(value));
  const whole = speNames(lines);
  const owned = firmsSpes(lines);
  return names.flatMap((one) => {
    if (!isSpe(one.value))
      return isOfBuilding(one.value) ? { ...one, weight: Math.min(one.weight, asked) } : one;
    const said = spanKey(one.value).replace(form, ' ').replace(/\s+/g, ' ').trim();
    const own = whole.find((name) => name.endsWith(` ${said}`)) ?? said;
    const owning = owned.includes(own)
      ? firms.find(({ value }) => !isOfBuilding(value) && ownsSpe(value, own))
      : undefined;
    if (owning) return { ...one, value: owning.value };
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
