import type { Pagamento } from '#contract/cadastros/ficha-tipos.ts';
import { type Candidate, stated } from '../candidate.ts';
import type { SourceLine } from '../source.ts';
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

/** How the price is paid: the parts of one sentence. */
export function pagamento(lines: SourceLine[]): Candidate<Pagamento[]>[] {
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
