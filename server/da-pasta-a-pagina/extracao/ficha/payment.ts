import type { Pagamento } from '#contract/cadastros/ficha-tipos.ts';
import { type Candidate, candidate, stated } from '../candidate.ts';
import { isNext, type SourceLine } from '../source.ts';
import { ownSentences } from './labelled.ts';

const part =
  '(entrada|sinal|ato|(?:nas )?chaves|financiamento(?: bancario)?|reforcos?(?: anuais| semestrais)?|parcelas mensais|mensais|saldo)';
const percent = '(\\d{1,3}(?:,\\d{1,2})?) ?%';
const forms: [
  RegExp,
  (groups: (string | undefined)[]) => [string, string | undefined, string | undefined],
][] = [
  [
    new RegExp(
      `${percent} em (?:ate )?(\\d{1,3}) (parcelas(?: mensais)?|mensais|meses|vezes|reforcos?(?: anuais| semestrais)?)`,
      'g',
    ),
    ([share, times, name]) => [name!, share, times],
  ],
  [
    new RegExp(`${percent} (?:d[aeo] |n[ao]s? |no |em |via |como )*${part}`, 'g'),
    ([share, name]) => [name!, share, undefined],
  ],
  [
    new RegExp(`\\b(entrada|sinal|ato) (?:minim[ao] )?(?:de |com )${percent}`, 'g'),
    ([name, share]) => [name!, share, undefined],
  ],
  [
    /\b(saldo) (?:dividido |parcelado )?em (?:ate )?(\d{1,3}) (?:parcelas(?: mensais)?|mensais|meses|vezes)\b/g,
    ([name, times]) => [name!, undefined, times],
  ],
  [
    /(?<![\d,.%] ?|em |ate )\b(\d{1,3}) (parcelas(?: mensais| fixas)?|mensais|reforcos?(?: anuais| semestrais)?|semestrais|anuais)\b/g,
    ([times, name]) => [name!, undefined, times],
  ],
];
const words: [RegExp, string][] = [
  [/^entrada/, 'Entrada'],
  [/^sinal/, 'Sinal'],
  [/^ato/, 'Ato'],
  [/chaves/, 'Chaves'],
  [/^financ/, 'Financiamento'],
  [/refor.*anua/, 'Reforços anuais'],
  [/refor.*semestra/, 'Reforços semestrais'],
  [/anua/, 'Anuais'],
  [/semestra/, 'Semestrais'],
  [/^refor/, 'Reforços'],
  [/^saldo/, 'Saldo'],
  [/mensais|meses/, 'Parcelas mensais'],
  [/parcelas|vezes/, 'Parcelas'],
];

/** Another condition than the table's own, or another sum than the home's. */
const other =
  /\b(?:desconto|a vista|comissao|parcela [ab]\b|condicao [2-9]|multa|juros de|fgts|itbi|subsidio|cada)\b/;

/** 'Condição 1 (tabela):' names the condition, '(cada reforço equivale a 5 parcelas)' explains a part of it. */
const aside = /^\W*condicao 1\b(?: \([^)]*\))?|\(cada [^)]*\)/g;

/** How the price is paid: the parts of one sentence, or the columns of a table of prices. */
export const pagamento = (lines: SourceLine[]): Candidate<Pagamento[]>[] => [
  ...inSentences(lines),
  ...inColumns(lines),
];

const price = /^(?:valor|preco)\b/;
const figures =
  /\(? ?(?:(?<share>\d{1,3}(?:,\d{1,2})?) ?%|(?<times>\d{1,3}) ?x(?![a-z])|\bx ?(?<after>\d{1,3})|(?<count>\d{1,3})(?= [a-z])) ?\)?/g;
const columns: [RegExp, string][] = [
  [/^(?:ato|sinal|entrada|saldo)$/, ''],
  [/^fin(?:anc)?(?:iamento|\.)(?: bancario)?$/, 'Financiamento'],
  [/^(?:nas )?chaves$/, 'Chaves'],
  [/^chaves ?(?:\/|ou|e) ?fin(?:anc)?(?:iamento|\.)$/, 'Chaves ou financiamento'],
  [/^pos[ -]chaves ou fin(?:anc)?(?:iamento|\.)$/, 'Pós-chaves ou financiamento'],
  [/^(?:parcelas |prestacoes )?(?:mensais|semestrais|anuais)$/, ''],
  [/^reforcos?(?: anuais| semestrais)?$/, ''],
];

/** A column's heading: 'Ato (10%)', '36 mensais', 'Mensais 48x (35%)'; null where it is no part of a price. */
function partOf(heading: string): Pagamento | null {
  const said = [...heading.matchAll(figures)].map(({ groups }) => groups ?? {});
  const name = heading.replace(figures, ' ').replace(/\s+/g, ' ').trim();
  const [, own] = columns.find(([each]) => each.test(name)) ?? [];
  const parte = own || (own === '' ? words.find(([each]) => each.test(name))?.[1] : undefined);
  if (!parte || said.length > 2) return null;
  const share = said.find(({ share }) => share)?.share;
  const times = said.flatMap(({ times, after, count }) => times ?? after ?? count ?? [])[0];
  return {
    parte,
    percentual: share === undefined ? null : Number(share.replace(',', '.')),
    parcelas: times === undefined ? null : Number(times),
  };
}

/** The columns after the price, each of them a part of it; a column of anything else makes another sum of it. */
function inColumns(lines: SourceLine[]): Candidate<Pagamento[]>[] {
  return lines.flatMap((line, index) => {
    const headings = line.cells.map(({ folded }) => folded.trim());
    const at = headings.findIndex((heading) => price.test(heading));
    if (at < 0) return [];
    const first = headings.slice(at + 1).filter((heading) => heading !== '');
    const below = isNext(line, lines[index + 1]) ? lines[index + 1] : undefined;
    const second = below?.cells.map(({ folded }) => folded.trim()).slice(-first.length - 1) ?? [];
    // Headings of two lines are known by what stands below the price: 'Preço' over '(R$)'.
    const goOn = second.length > first.length && /^\(?r\$\)?$/.test(second[0]!);
    const after = goOn ? first.map((heading, each) => `${heading} ${second[each + 1]}`) : first;
    const parts = after.flatMap((heading) => partOf(heading) ?? []);
    const sum = parts.reduce((total, { percentual }) => total + (percentual ?? 0), 0);
    const isWhole =
      parts.length === after.length &&
      parts.length > 1 &&
      new Set(parts.map(({ parte }) => parte)).size === parts.length;
    const saysHow = parts.some(({ percentual, parcelas }) => percentual !== null || parcelas !== null);
    return isWhole && saysHow && sum <= 100
      ? [candidate(parts, sum === 100 ? 3 : 1.5, line, ...(goOn && below ? [below] : []))]
      : [];
  });
}

function inSentences(lines: SourceLine[]): Candidate<Pagamento[]>[] {
  return ownSentences(lines).flatMap((sentence) => {
    const folded = sentence.folded.replace(aside, (found) => ' '.repeat(found.length));
    if (other.test(folded) || !/entrada|sinal|\bato\b/.test(folded)) return [];
    const taken: [number, number][] = [];
    const found: (Pagamento & { at: number })[] = [];
    for (const [form, read] of forms)
      for (const match of folded.matchAll(form)) {
        const [from, to] = [match.index, match.index + match[0].length];
        if (taken.some(([a, b]) => from < b && to > a)) continue;
        taken.push([from, to]);
        const [name, share, times] = read(match.slice(1));
        const parte = words.find(([each]) => each.test(name))?.[1];
        if (!parte) continue;
        const percentual = share === undefined ? null : Number(share.replace(',', '.'));
        const parcelas = times === undefined ? null : Number(times);
        found.push({ parte, percentual, parcelas, at: from });
      }
    const parts = found.sort((a, b) => a.at - b.at).map(({ at: _at, ...each }) => each);
    const sum = parts.reduce((total, { percentual }) => total + (percentual ?? 0), 0);
    const names = new Set(parts.map(({ parte }) => parte));
    // One part alone is half a condition; one said twice are two of them.
    if (parts.length < 2 || names.size < parts.length || sum > 100) return [];
    // Figures that were not understood may be another part: half a condition is none.
    const rest = taken
      .toSorted(([a], [b]) => b - a)
      .reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), folded);
    if (/\d/.test(rest.replace(/r\$ ?[\d.,]+/g, ''))) return [];
    return [stated(parts, sum === 100 ? 3 : 1.5, sentence)];
  });
}
