import { formatCnpj, isValidCnpj } from '@brazilian-utils/brazilian-utils';
import type { Fact } from '#contract/evidencia.ts';
import { foldText } from '#contract/text.ts';
import { type Candidate, candidate } from './candidate.ts';
import { isPlainValue } from './machine-talk.ts';
import { decide, precedences } from './precedence.ts';
import { isNext, type SourceLine } from './source.ts';

export interface IncorporadoraFacts {
  incorporadora: Fact<string> | null;
  cnpj: Fact<string> | null;
}

const labels: [RegExp, number][] = [
  [/\bincorporadora(?: e construtora)?\s*(?:responsavel)?\s*[:\t]\s*/, 4],
  [/(?<!registro d[ae] )\bincorporacao(?:(?: e|,) (?:construcao|realizacao|vendas))*\s*[:\t]\s*/, 4],
  [/\b(?:construcao|realizacao) e incorporacao\s*[:\t]\s*/, 4],
  [/\b(?:uma )?realizacao(?:(?: e|,) (?:construcao|incorporacao))*\s*[:\t]\s*/, 3],
  [/\b(?:mais )?um (?:empreendimento|lancamento) (?:d[ao] )?(?=\S)/, 1.5],
  [/\bconstrutora(?: e incorporadora)?\s*[:\t]\s*/, 2],
  [/\b(?:construcao|desenvolvimento|desenvolvido por|incorporado por|construido por)\s*[:\t]?\s*/, 1],
];
/** How a company's registered name ends or what it calls itself. */
const companyWords =
  /\b(?:ltda|s\.?\/?a\.?|spe|eireli|incorporadora|incorporacoes|construtora|construcoes|empreendimentos|engenharia|urbanismo|desenvolvimento imobiliario|participacoes)\b/;
const notIncorporadora =
  /\b(?:imobiliaria|corretor\w*|creci|arquitetura|arquitetos?|paisagismo|interiores|banco|administradora|vendas|agencia|projeto)\b/;

const cnpjShape = /(?<![\w.])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/[0-9A-Z]{4}-?\d{2}(?!\w)/g;

/** The company that develops it, and its CNPJ in the usual form. */
export function extractIncorporadora(lines: SourceLine[]): IncorporadoraFacts {
  const names: Candidate<string>[] = [];
  const numbers: Candidate<string>[] = [];
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const below = isNext(line, next) ? next : null;
    for (const [label, weight] of labels) {
      const match = label.exec(line.folded);
      if (!match) continue;
      const rest = line.text.slice(match.index + match[0].length);
      const own = companyName(rest, weight >= 3);
      if (own) names.push(candidate(own, weight, line));
      else if (rest.trim() === '' && below) {
        const name = companyName(below.text, weight >= 3);
        if (name) names.push(candidate(name, weight, line, below));
      }
      break;
    }
    for (const match of line.text.matchAll(cnpjShape)) {
      if (!isValidCnpj(match[0], { version: 2 })) continue;
      const above = lines[index - 1];
      const near = line.folded + (above?.paragraph === line.paragraph ? ` ${above.folded}` : '');
      const weight = notIncorporadora.test(near) ? 0.2 : companyWords.test(near) ? 3 : 1.5;
      numbers.push(candidate(formatCnpj(match[0], { version: 2 }), weight, line));
      const before = line.text.slice(0, match.index).replace(/[\s,(–-]*(?:inscrit[ao].{0,30})?cnpj.*$/i, '');
      const name = companyName(before.split(/[.:;\t|]\s+|[:\t|]/).at(-1) ?? '', false);
      if (name && weight >= 1) names.push(candidate(name, 2, line));
    }
  });
  // 'Alfa' and 'Alfa Ltda.' are one company.
  const key = (name: string) => bareName(name).replace(/[^a-z0-9]/g, '');
  return {
    incorporadora: decide(names, precedences.bySupport, { key }),
    cnpj: decide(numbers, precedences.bySupport),
  };
}

/** The name a passage begins with, up to what cannot belong to it; null when it is no company's. */
function companyName(passage: string, labelled: boolean): string | null {
  const name = passage
    .split(/\t|\s[|•·–—]\s|\s-\s|;|\(|,\s|\bCNPJ\b|\.\s+[A-ZÀ-Ý]/i)[0]!
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '')
    .replace(/(?<!\b(?:S\.A|LTDA|Ltda|S\/A))\.$/, '');
  const folded = foldText(name);
  if (!isPlainValue(name) || name.length < 3 || name.length > 90 || !/^[A-ZÀ-Ý0-9]/.test(name)) return null;
  if (notIncorporadora.test(folded) || /\d{4}|r\$/.test(folded)) return null;
  if (/^(?:e|da|do|de|o|a|um|uma|com|para|que|imobiliaria|registrada)\b/.test(folded)) return null;
  if (!/[a-z]{3}/.test(bareName(name))) return null;
  return labelled || companyWords.test(folded) ? name : null;
}

/** A company's name folded and without the legal form at its end. */
const bareName = (name: string) => foldText(name).replace(/\b(?:ltda|s\.?\/?a|spe|eireli)\b\.?/g, '');
