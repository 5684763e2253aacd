/** Whom else to ask: a person, a firm's sales, a telephone. */
const elsewhere = [
  /\b(?:fal(?:e|ar|em)|convers(?:e|ar)) (?:com|pel[ao])\b|\bentr(?:e|ar|em) em contato\b|\bcontat(?:e|ar)\b/,
  /\b(?:chame|ligue|telefone|procure|agende|escreva|mande|envie|solicite|conheca com)\b/,
  /\b(?:consult(?:e|ar)|simule|visite)(?:-se)? (?:com )?(?:[oa]s?|uma?|noss[oa]|seu|sua)? ?(?:corretor|consultor|especialista|equipe|time|construtora|incorporadora|imobiliaria|central|plantao|stand|vendas)/,
  /\batend(?:e|em|imento|id[oa])\b.{0,40}\b(?:corretor|parceir|exclusiv|consultor|imobiliaria)|\batendimento com\b|\b(?:corretor|consultor|imobiliaria)(?:a|es)?\b.{0,30}\b(?:parceir|responsave|exclusiv)/,
  /\b(?:whats ?app|zap|creci|instagram|e-?mail|(?:central|plantao|stand|estande) de vendas)\b|@/,
  /(?<!\d)(?:\(?\d{2}\)? ?9?|9)\d{4}[- ]\d{4}(?!\d)|\b0800\b/,
];

/**
 * Whether a sentence sends its reader to somebody else. Pages are shown by other corretores: what leads their visitors
 * away is no part of what a book tells.
 */
export const leadsAway = (folded: string): boolean => elsewhere.some((words) => words.test(folded));
