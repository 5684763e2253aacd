/** Who dictates says the marks: 'Benedito Ramos ponto', 'paga isso vírgula tem mensalidade'. */
export function withoutSpokenMarks(text: string): string {
  // An address is told by its marks, and who writes marks does not tell them.
  if (/[.,!?@]|arroba/i.test(text)) return text;
  return text
    .replace(/(?<!\b(?:uma|nenhuma|a|de))\s+v[ií]rgula(?=\s)/giu, ',')
    .replace(
      /(?<!\b(?:um|o|no|do|ao|sem|com|d[oe]|seu|meu|esse|este|algum|bom))\s+ponto(?:\s+final)?\s*$/iu,
      '.',
    )
    .replace(/\s+(?:ponto de )?interroga[cç][aã]o\s*$/iu, '?');
}
