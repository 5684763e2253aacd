import type { Sentence } from './passages.ts';

/** What a question asks, in the word a label would have. */
const asks: [RegExp, string][] = [
  [
    /^\W*(?:e )?(?:quantos|tem quantos|sao quantos)?\s*(?:quartos|dormitorios|dorms)\b[^?]{0,40}\?\s*$/,
    'quartos',
  ],
  [/^\W*(?:e )?(?:quantas|tem|ha|com|e a|e as|as|a)?\s*(?:vagas?|garagem)\b[^?]{0,40}\?\s*$/, 'vagas'],
  [
    /^\W*(?:e )?(?:sao )?(?:quantos|quantas) (?:apartamentos|aptos?|unidades|casas|lotes|studios|salas)\b[^?]{0,40}\?\s*$/,
    'unidades',
  ],
  [/^\W*(?:e )?(?:sao )?(?:quantas|quantos) (?:torres|blocos|predios)\b[^?]{0,40}\?\s*$/, 'torres'],
  [
    /^\W*(?:e )?(?:(?:qual|quais) (?:e |sao )?)?(?:[oa]s? )?(?:tamanhos?|metragens?|metragem|areas?(?: privativas?)?)\b[^?]{0,40}\?\s*$/,
    'metragem',
  ],
];

/** A question and the sentence that answers it, as the label and value they are: 'Garagem? Uma por apartamento.' */
export function answersIn(sentences: readonly Sentence[]): Sentence[] {
  return sentences.flatMap((question, index) => {
    const answer = sentences[index + 1];
    const label = asks.find(([form]) => form.test(question.folded))?.[1];
    const [from, to] = [question.lines[0], answer?.lines[0]];
    if (!label || !answer || answer.folded.includes('?') || from?.page !== to?.page) return [];
    const lines = [...new Set([...question.lines, ...answer.lines])];
    return [{ text: `${label}: ${answer.text}`, folded: `${label}: ${answer.folded}`, lines }];
  });
}
