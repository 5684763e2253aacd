import type { DocumentKind } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Candidate } from './candidate.ts';
import { confidenceOf } from './confidence.ts';

/** Which document kinds take precedence for a field, and its wording. */
export interface Precedence {
  kinds: DocumentKind[];
  /** Named in the fact if it decided between different values. */
  rule: string;
}

export const precedences = {
  fromTable: {
    kinds: ['tabela', 'ficha', 'memorial', 'registro', 'plantas', 'book', 'apresentacao', 'outro'],
    rule: 'Entre documentos que divergem, vale a tabela de vendas, depois a ficha técnica e o memorial.',
  },
  fromMemorial: {
    kinds: ['memorial', 'ficha', 'tabela', 'registro', 'book', 'apresentacao', 'plantas', 'outro'],
    rule: 'Acabamentos e itens comuns vêm do memorial descritivo.',
  },
  fromRegistro: {
    kinds: ['registro', 'memorial', 'tabela', 'ficha', 'book', 'apresentacao', 'plantas', 'outro'],
    rule: 'O registro vem do memorial de incorporação, depois dos demais documentos.',
  },
  bySupport: {
    kinds: [],
    rule: 'Vale o que os documentos afirmam mais claramente e mais vezes.',
  },
  byDate: {
    kinds: [],
    rule: 'Vale o documento mais recente.',
  },
} satisfies Record<string, Precedence>;

const maxEvidence = 5;

/** Rank of a candidate's document; lower takes precedence. */
export function rankOf({ document }: Candidate<unknown>, { kinds }: Precedence): number {
  return kinds.length === 0 ? 0 : kinds.indexOf(document.kind);
}

interface DecideOptions<Value> {
  /** Values with equal keys are equal. */
  key?: (value: Value) => string;
  plausible?: (value: Value) => boolean;
}

/**
 * Decides one fact from all candidates: by document precedence, then by date (if the precedence says so),
 * then by support. The others are kept as conflicts with their quotes.
 */
export function decide<Value>(
  candidates: Candidate<Value>[],
  precedence: Precedence,
  { key = String, plausible }: DecideOptions<Value> = {},
): Fact<Value> | null {
  const groups = Map.groupBy(candidates, ({ value }) => key(value));
  const ranked = [...groups.values()].sort(
    (a, b) =>
      best(a, precedence) - best(b, precedence) ||
      (precedence === precedences.byDate ? newest(b).localeCompare(newest(a)) : 0) ||
      support(b) - support(a),
  );
  const [winners, ...others] = ranked;
  if (!winners) return null;
  const byRule = others.every(
    (group) =>
      best(group, precedence) > best(winners, precedence) ||
      (precedence === precedences.byDate && newest(group) < newest(winners)),
  );
  return factOf(winners, others.flat(), precedence.rule, { key, plausible, byRule });
}

/** A fact from known winners and losers; names the `rule` if there are losers. */
export function factOf<Value>(
  winners: Candidate<Value>[],
  losers: Candidate<Value>[],
  rule: string | null,
  { key = String, plausible = () => true, byRule = false }: DecideOptions<Value> & { byRule?: boolean } = {},
): Fact<Value> {
  const strongest = winners.toSorted((a, b) => b.weight - a.weight);
  const { value } = strongest[0]!;
  const conflicts = [...Map.groupBy(losers, (loser) => key(loser.value)).values()].map((group) => ({
    value: group[0]!.value,
    evidence: evidenceOf(group),
  }));
  return {
    value,
    confidence: confidenceOf(winners, losers, { byRule, plausible: plausible(value) }),
    evidence: evidenceOf(strongest),
    conflicts,
    rule: losers.length > 0 ? rule : null,
  };
}

function evidenceOf(group: Candidate<unknown>[]) {
  const seen = new Set<string>();
  return group
    .map((one) => one.evidence)
    .filter(({ file, page, quote }) => {
      const key = `${file} ${page} ${quote}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, maxEvidence);
}

const best = (group: Candidate<unknown>[], precedence: Precedence) =>
  Math.min(...group.map((one) => rankOf(one, precedence)));
const newest = (group: Candidate<unknown>[]) =>
  group
    .map((one) => one.document.date ?? '')
    .sort()
    .at(-1) ?? '';
const support = (group: Candidate<unknown>[]) => group.reduce((sum, one) => sum + one.weight, 0);
