import { foldText } from '#contract/base/text.ts';
import { type Candidate, candidate, stated } from './candidate.ts';
import { capitalised } from './lettering.ts';
import type { Sentence } from './passages.ts';
import type { SourceLine } from './source.ts';

/** A firm's name without its legal form. */
export const firmKey = (name: string) =>
  foldText(name)
    .replace(/\b(?:construtora|incorporadora|ltda|s\/?a|spe|empreendimentos|e|inc)\b\.?/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim() || foldText(name);

const firmName = "\\p{Lu}[\\p{L}\\d’'.]*(?: (?:(?:d[aeo]s?|e|&) )?\\p{Lu}[\\p{L}\\d’'.]*){0,4}";
const firmShapes: [RegExp, number][] = [
  [
    new RegExp(
      `(?:[Ii]ncorpora[çc][ãa]o|[Rr]ealiza[çc][ãa]o|[Cc]onstru[çc][ãa]o|[Ll]an[çc]amento|[Pp]rojeto|[Oo]bra|[Vv]alores|[Ss]obre|[Ee]mpreendimento)(?: (?:d[aeo]|e [\\p{L}]+))?:?\\s+(?:[ao] )?(${firmName})`,
      'gu',
    ),
    2,
  ],
  [new RegExp(`(${firmName})(?:,? (?:Ltda|LTDA|S[./]?A|SPE|inc)\\b)`, 'gu'), 3],
  [
    new RegExp(
      `(?:^|[.!] |pela |d?[ao] )A?(?:o)? ?(${firmName}) (?:é|nasceu|foi|fez|tem|já|entregou|constr[óo]i|ergueu|apresenta|em n[úu]meros)(?![\\p{L}])`,
      'gu',
    ),
    3,
  ],
  [new RegExp(`(?:pela|[Oo]utros (?:[\\p{L}]+) da) (${firmName})`, 'gu'), 2.5],
  [new RegExp(`((?:Construtora|Incorporadora|Urbanizadora|Loteadora) ${firmName})`, 'gu'), 3],
  [/(?:www\.|@)([a-z0-9-]{3,40})\.(?:com|net|eng|arq)/g, 1],
];

/** 'vento sul inc. s/a': whatever its letters. */
const withForm =
  /(?:^|[|•·:,;(]|[-–—]\s|\/\/)\s*([\p{L}\d][\p{L}\d&’'. ]{2,40}?),?\s(?:inc\.?|ltda\.?|s[./]?a\.?|spe|eireli|empreendimentos imobili[áa]rios|urbanismo)(?![\p{L}/])/giu;
const anyName = new RegExp(`(?<![\\p{L}\\d])${firmName}`, 'gu');
const isName = new RegExp(`^${firmName}$`, 'u');
const smallPrint =
  /\b(?:registr\w*|reg|cnpj|incc|imagens|incorporac\w+|sujeit[oa]s?|arquitetura|entrega|obras?)\b/;
/** Starts of other small print. */
const noFirm =
  /^(?:registro|reg|imagens|projeto|arquitetura|paisagismo|entrega|obras?|oficio|cartorio|tabela|valores|pagina|lancamento|matricula|apresentacao|\d)/;

/** Firms: what is built by them, registered, or repeated on the pages as a brand. */
export function possibleFirms(pages: SourceLine[][], sentences: Sentence[]): Candidate<string>[] {
  const spoken = sentences.flatMap((sentence) =>
    firmShapes.flatMap(([shape, weight]) =>
      [...sentence.text.matchAll(shape)].map((match) =>
        stated(capitalised(match[1]!.replace(/[.,]+$/, '')), weight, sentence),
      ),
    ),
  );
  const parts = pages.flatMap((page) =>
    page
      .filter((line) => line.text.length <= 70)
      .flatMap((line) =>
        line.text
          .split(/\t|\s[-–—|•·]\s|[|•·]|\/\/+/)
          .map((text) => ({ text: text.trim(), line }))
          .filter(({ text }) => /^[\p{L}\d &’'.]{3,40}$/u.test(text) && text.split(' ').length <= 5),
      ),
  );
  const repeated = [...Map.groupBy(parts, ({ text }) => foldText(text)).values()]
    .filter((group) => new Set(group.map(({ line }) => `${line.document.path}#${line.page}`)).size >= 2)
    .map(([first]) => candidate(capitalised(first!.text), 1.5, first!.line));
  const legal = pages.flatMap((page) => {
    const small = Math.min(...page.map((line) => line.box.height)) * 1.15;
    return page
      .filter((line) => line.box.height <= small && smallPrint.test(line.folded))
      .flatMap((line) =>
        line.text
          .split(/[.|•·;,(]\s|\t|\s[-–—]\s|\/\/+/)
          .filter((part) => isName.test(part.trim()))
          .map((part) => candidate(part.trim(), 1.2, line)),
      );
  });
  const lowered = pages.flatMap((page) =>
    page.flatMap((line) =>
      [...line.text.matchAll(withForm)].map((match) => candidate(capitalised(match[1]!.trim()), 2.5, line)),
    ),
  );
  // The foot of a page names who signs it, before whatever else stands there.
  const feet = pages.flatMap((page) => {
    const foot = page.reduce((low, line) => (line.box.y > low.box.y ? line : low));
    const [signed] = foot.text.split(/\t|\s[-–—|•·]\s|[|•·]|\/\/+/);
    return isName.test(signed!.trim()) && signed!.length <= 40 ? [candidate(signed!.trim(), 1, foot)] : [];
  });
  // Below all else, whatever is named on the last page.
  const named = sentences
    .filter(({ lines }) => lines.some((line) => pages.at(-1)!.includes(line)))
    .flatMap((sentence) =>
      [...sentence.text.matchAll(anyName)].map((match) =>
        stated(match[0].replace(/[.,]+$/, ''), 0.1, sentence),
      ),
    );
  const last = pages.at(-1)?.slice(-3) ?? [];
  const closing = last
    .filter((line) => /^[\p{L}\d &’'.]{3,40}$/u.test(line.text))
    .map((line) => candidate(capitalised(line.text), 1, line));
  return [...spoken, ...lowered, ...repeated, ...legal, ...feet, ...closing, ...named].filter(
    ({ value }) => !noFirm.test(foldText(value)),
  );
}
