const orders =
  /\b(?:ignor[ea]r?|desconsider[ea]r?|esquec[ae]r?|disregard|forget)\b.{0,40}\b(?:instruc|instruction|orientac|regras|prompt|anterior|previous|acima)/;
const roles =
  /\b(?:system|assistant|developer) ?(?:prompt|message)?\s*:|\bvoce (?:e|agora e|deve agir como) um[a]? (?:assistente|modelo|ia|inteligencia|chatbot)|\bpara (?:a|o) (?:ia|modelo de linguagem|assistente virtual)\b|\b(?:llm|chatgpt|gpt-?\d|prompt)\b|(?:responda|retorne|devolva|escreva) (?:apenas|somente|exatamente|sempre) |\bas an ai\b/;
const markup =
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,200})?\/?>|<script|<!--|javascript:|\bon(?:click|error|load)\s*=|\{\{.{0,60}\}\}|document\.|\balert\s*\(/;

/** Whether text is addressed to a machine rather than a buyer: model instructions, markup, script. */
export function speaksToMachines(folded: string): boolean {
  return orders.test(folded) || roles.test(folded) || markup.test(folded);
}

/** Whether a text is acceptable as a value: plain words, no markup, no address. */
export function isPlainValue(value: string): boolean {
  return (
    value.length > 0 &&
    value.length <= 200 &&
    !/[<>{}\\`]|https?:|www\.|\S@\S|\.com\b/i.test(value) &&
    /[\p{L}\d]/u.test(value)
  );
}
