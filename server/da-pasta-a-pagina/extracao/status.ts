import { foldText } from '#contract/base/text.ts';
import type { StatusEmpreendimento } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { type Candidate, candidate } from './candidate.ts';
import { decide, precedences } from './precedence.ts';
import type { SourceLine } from './source.ts';
import { withoutTracking } from './stray-spaces.ts';

/** Phrases that are conclusive anywhere. */
const phrases: [StatusEmpreendimento, RegExp][] = [
  ['em_lancamento', /\bbreve lancamento|\bpre[- ]lancamento|\bfuturo lancamento|\bem lancamento\b/],
  [
    'em_construcao',
    /\bobras? (?:de infraestrutura )?(?:ja )?(?:iniciadas?|em andamento|aceleradas?|avancadas?|em ritmo)|\bem (?:fase de )?(?:obras|construcao)\b|\bem fase de acabamento/,
  ],
  [
    'pronto',
    /\bpront[oa]s? (?:para|pra) (?:morar|voce morar|mudar)|\bpronta entrega\b|\b(?:empreendimento|edificio|obra|predio) (?:pronto|concluid[oa]|entregue)\b|\bhabite-se (?:ja )?(?:emitido|expedido|concedido|liberado|averbado)/,
  ],
];
/** Words that are conclusive only alone, on a cover or as a stamp. */
const stamps: [StatusEmpreendimento, RegExp][] = [
  ['em_lancamento', /^\W*(?:grande |novo )?lancamento\W*$/],
  ['em_construcao', /^\W*(?:em )?(?:obras|construcao)\W*$/],
  [
    'pronto',
    /^\W*(?:pront[oa]s?!|(?:pronto|entregue)\W*$)|^\W*(?:pronto|entregue|100% (?:pronto|concluido|entregue))\W*$/,
  ],
];
/** A line that says nothing else, in signs. */
const shortLine = 45;

const label =
  /^\W*(?:status(?: da obra)?|fase(?: da obra)?|estagio(?: da obra)?|situacao(?: da obra)?|andamento)\s*[:\t–-]\s*(.{3,60})$/;
const labelled: [StatusEmpreendimento, RegExp][] = [
  ['em_lancamento', /lancamento/],
  ['em_construcao', /obras?|construcao|fundac|estrutura|acabamento/],
  ['pronto', /pronto|entregue|concluid/],
];

/** Statements about the firm's other projects, or the future. */
const elsewhere =
  /\b(?:ja entreg\w+|sera\w*|apos o lancamento|data d[eo] lancamento|previsao|lancamentos|outros empreendimentos|portfolio|nossos|historico|areas? comuns? entregues?|m² (?:em|de) construcao)\b/;

/**
 * 'Entregue em 2019', 'o Mirante do Vale foi entregue em março de 2019': of the building itself, not of
 * another, a part or a promise.
 */
function isDelivered(folded: string, own: string | null): boolean {
  const at = folded.search(
    /\b(?:foi )?entregue (?:em|no|desde) (?:[a-z]+ (?:de )?|\d{1,2}\/)*(?:19|20)\d{2}\b/,
  );
  if (at < 0) return false;
  const subject = folded
    .slice(0, at)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return (
    /^(?:(?:[oa] |este |esta )?(?:residencial|edificio|predio|condominio|empreendimento|obra))?$/.test(
      subject,
    ) ||
    (own !== null &&
      new RegExp(`^(?:o |a )?(?:[a-z]+ )?${own.replace(/[^a-z0-9]+/g, ' ').trim()}$`).test(subject))
  );
}

/** Whether the empreendimento is launching, under construction or ready. The newest document decides. */
export function extractStatus(
  lines: SourceLine[],
  nome: string | null = null,
): Fact<StatusEmpreendimento> | null {
  const found: Candidate<StatusEmpreendimento>[] = [];
  const own = nome === null ? null : foldText(nome);
  for (const line of lines) {
    const folded = withoutTracking(line.folded);
    const said = label.exec(folded)?.[1];
    const bySaying = said && labelled.find(([, words]) => words.test(said));
    if (bySaying) {
      found.push(candidate(bySaying[0], 3, line));
      continue;
    }
    if (elsewhere.test(folded)) continue;
    const phrase = phrases.find(([, words]) => words.test(folded));
    if (isDelivered(folded, own)) {
      found.push(candidate('pronto', 2, line));
      continue;
    }
    const stamp = stamps.find(([, words]) => words.test(folded));
    // In a long sentence it may be somebody else's, or a promise.
    if (phrase) found.push(candidate(phrase[0], line.text.length <= shortLine ? 2 : 0.9, line));
    else if (stamp) found.push(candidate(stamp[0], 2, line));
  }
  return decide(found, precedences.byDate);
}
