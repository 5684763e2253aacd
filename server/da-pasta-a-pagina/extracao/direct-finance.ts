import { foldText } from '#contract/base/text.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { type Candidate, stated } from './candidate.ts';
import type { Sentence } from './passages.ts';

const word = "\\p{Lu}[\\p{L}\\d'’&.-]*[\\p{L}\\d]";
/** Only in running text: in capitals, or with every word capitalised, what follows may be anything. */
const direct = new RegExp(
  `(?<!\\p{L})(?:[Ff]inanciamento|[Pp]arcelamento) direto (?:(?:com|pel|d)?\\s?[ao] )?(${word}(?: (?:(?:d[aeo]s?|e|&) )?${word}){0,3})(?=[.,;!)]|$|,? sem )`,
  'gu',
);
/** What else is said in its place: lenders, sellers, means of payment, indexes. */
const noFirm =
  /\b(?:banc\w*|caixa|bradesco|itau|santander|sicredi|sicoob|inter|bb|minha casa|mcmv|fgts|pix|cartao|boleto|consorcio|cub|incc|ipca|igpm|igp|selic|price|sac|pro soluto|imove(?:l|is)|imobiliari\w*|corretor\w*|creci|negocios|broker\w*|consultor\w*|vendas|assessoria|spe|ltda|facil\w*|facilitad\w*|garantid\w*|exclusiv\w*|especial|proprietario|cliente|plantao|fabrica|com|sem|em|ate|apos)\b/;
const acronym = /^\p{Lu}{1,5}$/u;
const sells =
  /\b(?:vendas?|comercializac\w*|intermediac\w*|imobiliari\w*|corretor\w*|creci|atendimento|projet\w*|arquitet\w*|paisag\w*|interiores|banco)\b[^.;|]{0,40}$/;
const sellsToo = /^[\s,–—|(-]*(?:imoveis|imobiliaria|negocios|corretor|creci|arquitet|banco)/;

/**
 * The firm that finances its own units: 'Financiamento direto Alfa, sem bancos'. Who sells, draws or lends
 * anywhere in the material does not, nor do the building itself and a city.
 */
export function directFinance(sentences: readonly Sentence[], nome: string | null): Candidate<string>[] {
  return sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(direct)].flatMap((match) => {
      const name = match[1]!;
      const folded = foldText(name);
      const isNone =
        noFirm.test(folded) ||
        acronym.test(name) ||
        ufsOfCidade(name).size > 0 ||
        (nome !== null && ` ${foldText(nome)} `.includes(` ${folded} `)) ||
        sentences.some((other) => isOthers(other.folded, folded));
      return isNone ? [] : [stated(name, 1, sentence)];
    }),
  );
}

function isOthers(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (sells.test(text.slice(0, at)) || sellsToo.test(text.slice(at + name.length))) return true;
  return false;
}
