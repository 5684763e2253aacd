import { numberWordValues } from '#contract/base/number-words.ts';
import { foldText } from '#contract/base/text.ts';
import { frasesDe } from '#contract/da-pasta-a-pagina/frases.ts';

const setOf = (words: string) => new Set(words.split(/\s+/));

/** Words that say nothing by themselves; 'traz' and 'tem' only lead from the name to what it has. */
const little = setOf(
  `a o as os um uma e de do da dos das em no na nos nas com por pelo pela pelos pelas ao aos que se seu sua seus suas
  para pra como onde tem traz oferece reune sao ha`,
);
/** What says that something is not, not always, not for all or not yet. */
const limits = setOf(
  `nao nem nunca jamais sem nenhum nenhuma menos exceto salvo so somente apenas exclusivo exclusiva exclusivos exclusivas
  exclusivamente privativo privativa privativos privativas opcional opcionais ou partir ate quase cerca maximo minimo
  cada todo toda todos todas ambos ambas alguns algumas parte pode podem conforme mediante possivel possiveis previsto
  prevista previstos previstas futuro futura futuros futuras`,
);
const isCount = (word: string) => /\d/.test(word) || (numberWordValues[word] ?? 0) > 1;

/** So many words that say something make a thought. */
const leastWords = 3;
/** What is left of a sentence is one still. */
const leastLeft = 5;
/** Where the clause before the last only leads to it: 'No coração do bairro, calma, silêncio e verde.' */
const leads =
  /^(?:em|n[ao]s?|d[aeo]s?|por|pel[ao]s?|com|sem|para|entre|sob|sobre|ao?s?|perto|junto|diante|quando|enquanto|se|onde|quem|como|depois|antes|mais que|além)\s/iu;
/** An article before a noun leads to nothing: 'A obra …', not 'A poucos passos …'. */
const begins =
  /^(?:a|as|os?)\s(?!poucos?|poucas?|dois|duas|tr[êe]s|quatro|cinco|dez|uma?\s|\d|menos|cerca|minutos)/iu;

const wordsOf = (text: string): string[] => foldText(text).match(/[a-z0-9]+/g) ?? [];
const sayingOf = (text: string) => wordsOf(text).filter((word) => !little.has(word));
const limitsOf = (text: string) => wordsOf(text).filter((word) => limits.has(word));
/** Names of places and of firms, at a beginning too where it is that of a clause within a sentence. */
const namesIn = (clause: string) => /\p{Lu}/u.test(clause);

/**
 * A sentence without a last clause that another one has said: 'Torres na areia, a poucos passos do mar.' after 'Viver a
 * poucos passos do mar.' is 'Torres na areia.' Null where all of it was said. Only what one earlier sentence says in
 * every word counts as said; what counts, names or limits only where it stands there word for word. `nomes` are the
 * building's.
 */
export function withoutRepetition(
  frase: string,
  earlier: readonly string[],
  nomes: readonly string[],
): string | null {
  const nameless = (text: string) =>
    nomes.toSorted((a, b) => b.length - a.length).reduce((rest, nome) => rest.replaceAll(nome, ' '), text);
  const before = earlier.flatMap(frasesDe).map(nameless);
  const isTold = (clause: string, isSentence: boolean) => {
    const said = sayingOf(clause);
    if (said.length < leastWords || /\d/.test(clause)) return false;
    const begun = isSentence ? clause.trim().replace(/^[^\p{L}]*\p{Lu}/u, '') : clause;
    const isExact = namesIn(begun) || said.some((word) => limits.has(word) || isCount(word));
    return before.some((told) => {
      const words = wordsOf(told);
      const isLimited = limitsOf(told).some((word) => !said.includes(word));
      if (isLimited || !said.every((word) => words.includes(word))) return false;
      return !isExact || ` ${words.join(' ')} `.includes(` ${wordsOf(clause).join(' ')} `);
    });
  };
  const own = nameless(frase);
  if (isTold(own, true)) return null;
  for (const mark of [/^(.+)\s[—–]\s([^—–]+)$/, /^(.+),\s([^,]+)$/]) {
    const [, head = '', tail = ''] = mark.exec(frase.trim()) ?? [];
    const stands =
      wordsOf(head).length >= leastLeft &&
      !/\s(?:e|ou|de|com|em)$/.test(head) &&
      (begins.test(head) || !leads.test(head));
    const isListEnd = /^(?:e|ou)\s/.test(tail) || (/,/.test(head) && /\s(?:e|ou)\s/.test(tail));
    if (stands && !isListEnd && isTold(nameless(tail), false)) return `${head}.`;
  }
  return frase;
}
