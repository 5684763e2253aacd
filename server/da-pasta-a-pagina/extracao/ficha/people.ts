import { foldText } from '#contract/base/text.ts';
import { type Candidate, stated } from '../candidate.ts';
import type { SourceLine } from '../source.ts';
import { nameOf } from './author-names.ts';
import { authors } from './authors.ts';
import { labelled, ownSentences, valueAt } from './labelled.ts';

const names = (lines: SourceLine[], label: string): Candidate<string[]>[] => [
  ...labelled(lines, label).flatMap((each) => {
    // What follows a comma says more of the same author.
    const [head = ''] = each.text.split(/,\s/);
    const name = nameOf(head, each.folded.slice(0, head.length));
    return name === null ? [] : [each.stated([name], 3)];
  }),
  ...signed(lines, label),
];

/** 'Paisagismo assinado por Ana Ruivo', 'a arquitetura é de Ana Ruivo', 'de autoria de Ana Ruivo' */
function signed(lines: SourceLine[], label: string): Candidate<string[]>[] {
  const by = [
    `\\b(?:${label})(?: (?:e|foi|sera))? (?:(?:assinad|desenvolvid|criad|concebid|elaborad)[oa]s? (?:por|pel[oa]s?)|(?:de )?autoria d[aeo]s?) `,
    // 'A construtora do Solar' names the building; 'a arquitetura de Ana Ruivo' who drew it.
    ...(drawn.test(label)
      ? [
          // 'Arquitetura Ana Ruivo;' where the sign between them was lost.
          `^\\W*(?:${label}) (?=[^,;.?|]{4,40}(?:[;.]|$| cau | \\|))`,
          `\\b(?:${label})(?:,[^,;:.]{3,60},)?(?: e| fica a cargo)? (?:d[aeo]s?|por) `,
        ]
      : []),
  ].map((words) => new RegExp(words, 'g'));
  return namedAfter(lines, by);
}

const drawn = /arquitet|interiores|paisag/;

/** 'Projetada pela arquiteta Ana Ruivo', 'o arquiteto Ivo Sá, autor do projeto' */
const architect = [
  /(?:^|[:;|\t•–-]\s*)(?=arq\. [a-z])/g,
  /\b(?:projeto|plano geral|desenho)(?:,[^,;.]{3,50},)? (?:e )?d[oae] (?=(?:escritorio|arquitet[oa]) )/g,
  // 'Desenhado por Ana Ruivo, arquiteta'
  /\b(?:projetad|desenhad|concebid)[oa]s? por (?=[a-z'’ ]{5,40}, arquitet[oa])/g,
  // 'A arquiteta Ana Ruivo desenhou o prédio'
  /\b[oa] (?=arquitet[oa] [a-z'’ ]{5,40}? (?:desenhou|projetou|assina|concebeu|criou) )/g,
  /\bassinatura d[eoa] (?=[a-z'’ ]{5,40} n[oa] (?:arquitetura|projeto))/g,
  /\b(?:projetad|desenhad|assinad|concebid|pensad|criad)[oa]s? (?:por|pel[oa]s?) (?=(?:arquitet[oa]s?|escritorio) )/g,
  /\bd?[oa]s? (?=arquitet[oa]s? [a-z'’& ]{5,50},? (?:que )?(?:autora?|assina|responsavel)(?! (?:[oa]s?|pel[oa]s?) (?:projeto de )?(?:interiores|decora|paisag)))/g,
];
const trade = /^(?:escrit[óo]rio|arquitet[oa]s?|arq\.|paisagistas?|designer)(?: de arquitetura)? /i;

function namedAfter(lines: SourceLine[], by: RegExp[]): Candidate<string[]>[] {
  return ownSentences(lines).flatMap((sentence) =>
    by.flatMap((words) =>
      [...sentence.folded.matchAll(words)].flatMap((match) => {
        const rest = valueAt(sentence.text.slice(match.index + match[0].length))
          .replace(trade, '')
          .split(
            /,\s|\sCAU\s|\s(?:que|com|para|em|n[ao]|desenhou|projetou|assina|concebeu|criou)\s|\se\s(?=\p{Ll})/u,
          )[0]!;
        const name = nameOf(rest, foldText(rest));
        return name === null || !rest.includes(' ') ? [] : [stated([name], 2, sentence)];
      }),
    ),
  );
}

const project = '(?:projeto (?:de )?)?';
const labelledArchitects = (lines: SourceLine[]) => [
  ...names(
    lines,
    `(?:autor[ae]?(?:s|ia)? d[oe] )?${project}(?:arquitetura|arquitetonico)(?: das casas| d[ao] (?:edificio|predio|retrofit|conjunto|empreendimento|projeto)| e urbanismo)?`,
  ),
  ...names(lines, 'arquitet[oa]s?(?: autor[ae]?s?| responsave(?:l|is))?|architects?|architecture'),
  ...namedAfter(lines, architect),
  ...names(lines, 'autor(?:ia|es|as?)? do projeto'),
  // 'Projeto' alone may be anything's: only an architect's, or what stands beside the other authors.
  ...names(
    lines,
    'projeto(?=\\s*:\\s*(?:arq|[^\\t:;]{3,40}\\barquitet|[^\\t:]{4,40}\\t\\W*(?:decoracao|interiores|paisagismo)\\s*:))',
  ),
];
const beside =
  /^\W*(?:paisag\w*|interiores|decoracao|ambientacao|construtora|construcao|execucao)\s*(?::|\.{3,}|\t|…)/;
/** 'Projeto: Ana Ruivo' right over or under 'Paisagismo: …', 'Projeto de Ana Ruivo. Paisagismo de Ivo Sá.' */
function besideOthers(lines: SourceLine[]): Candidate<string[]>[] {
  const credited = lines.filter((line, index) => {
    const next = [lines[index - 1], lines[index + 1]];
    return (
      /^\W*projeto\s*(?::|\.{3,}|…)/.test(line.folded) && next.some((one) => one && beside.test(one.folded))
    );
  });
  const told = ownSentences(lines);
  const said = told.flatMap((sentence, index) => {
    const next = told[index + 1]?.folded ?? '';
    const [lead] = /^\W*projeto d[aeo] /.exec(sentence.folded) ?? [];
    if (!lead || !/^\W*(?:paisag|interiores|decora)/.test(next)) return [];
    const own = valueAt(sentence.text.slice(lead.length));
    const name = own.includes(' ') ? nameOf(own, foldText(own)) : null;
    return name === null ? [] : [stated([name], 2, sentence)];
  });
  return [...names(credited, 'projeto'), ...said];
}

/** What sentences say of the same author is no other one. */
export function arquitetura(lines: SourceLine[]): Candidate<string[]>[] {
  const told = [...labelledArchitects(lines), ...besideOthers(lines)];
  const isTold = ({ value: [said] }: Candidate<string[]>) =>
    told.some(({ value: [name] }) => isNested(foldText(name!), foldText(said!)));
  return [...told, ...authors(lines).filter((one) => !isTold(one))];
}
const isNested = (one: string, other: string) => one.includes(other) || other.includes(one);
export const interiores = (lines: SourceLine[]) =>
  names(
    lines,
    `(?:${project}(?:design )?(?:de )?interiores|decoracao|ambientacao)(?: das areas comuns| do terreo)?`,
  );
export const paisagismo = (lines: SourceLine[]) =>
  names(lines, `${project}(?:de )?(?:paisagismo|paisagistico)`);
export const construtora = (lines: SourceLine[]) =>
  names(lines, '(?:construcao|construtora|execucao(?: da obra)?|obra)');
