import { foldText } from '#contract/base/text.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { type Candidate, stated } from './candidate.ts';
import { inSmallLetters } from './lettering.ts';
import type { Sentence } from './passages.ts';

const word = "\\p{Lu}[\\p{L}\\d'’&.-]*[\\p{L}\\d]";
const firm = `(?:(?:construtora|incorporadora|loteadora|urbanizadora) )?(${word}(?: (?:(?:d[aeo]s?|e|&) )?${word}){0,3})`;
/** 'o João' is a person. */
const ofFirm = '(?:a |o (?=Grupo ))';
const ends = '(?=[.,;!)]|$|,? sem |,? em (?:[Aa]té )?\\d|\\s[|·•–—-]\\s)';
const inParts =
  '(?:[Pp]arcel|[Ff]inanc|[Pp]ag(?:ue|amento)|[Ee]ntrada|[Ss]aldo|[Pp]resta[çc]|[Vv]ezes|[Mm]eses)';
const shapes: [RegExp, number][] = [
  // Only in running text: where every word is capitalised, what follows may be anything.
  [`(?:[Ff]inanciamento|[Pp]arcelamento|[Pp]agamento) direto ${firm}${ends}`, 1],
  [`(?:[Ff]inanciamento|[Pp]arcelamento|[Pp]agamento) [Dd]ireto (?:com |pel|d)${ofFirm}${firm}${ends}`, 1],
  [
    `(?:[Ff]inanciamento|[Pp]arcelamento|[Cc]redi[áa]rio) [Pp]r[óo]prio (?:com |pel|d)${ofFirm}${firm}${ends}`,
    1,
  ],
  [`[Tt]abela (?:[Dd]ireta|[Pp]r[óo]pria) (?:com |pel|d)${ofFirm}${firm}${ends}`, 1],
  [`${inParts}[^.;|]{0,40} [Dd]ireto com ${ofFirm}${firm}${ends}`, 1],
  // A lender says the same.
  [
    `${inParts}[^.;|]{0,40} com ${ofFirm}${firm},? em (?:[Aa]té )?\\d+ (?:[Mm]eses|[Vv]ezes|[Pp]arcelas|[Aa]nos)`,
    0.5,
  ],
].map(([shape, weight]) => [new RegExp(`(?<!\\p{L})${shape}`, 'dgu'), Number(weight)]);
/** Every shape holds one of these. */
const mayTell = /[Dd]iret|[Pp]r[óo]pri|em (?:[Aa]té )?\d/;
/** What else is said in its place: lenders, sellers, means of payment, indexes. */
const noFirm =
  /\b(?:banc\w*|caixa|bradesco|itau|santander|sicredi|sicoob|inter|bb|minha casa|mcmv|fgts|pix|cartao|boleto|consorcio|cub|incc|ipca|igpm|igp|selic|price|sac|pro soluto|imove(?:l|is)|imobiliari\w*|corretor\w*|creci|negocios|broker\w*|consultor\w*|vendas|assessoria|spe|ltda|facil\w*|facilitad\w*|garantid\w*|exclusiv\w*|especial|proprietario|cliente|plantao|fabrica|torre|fase|etapa|quadra|obra|empresa|vendedora|com|sem|em|ate|apos)\b/;
const acronym = /^\p{Lu}{1,5}$/u;
const sells =
  /\b(?:vendas?|comercializac\w*|intermediac\w*|imobiliari\w*|corretor\w*|creci|atendimento|negoci\w*|fal(?:e|ar)|trat(?:e|ar)|convers\w*|projet\w*|arquitet\w*|paisag\w*|interiores|banco)\b[^.;|]{0,40}$/;
const sellsToo = /^[\s,–—|(-]*(?:imoveis|imobiliaria|negocios|corretor|creci|arquitet|banco)/;

/**
 * The firm that finances its own units: 'Financiamento direto Alfa, sem bancos', 'tabela direta da Alfa'. Who
 * sells, draws or lends anywhere in the material does not, nor do the building itself and a city.
 */
export function directFinance(sentences: readonly Sentence[], nome: string | null): Candidate<string>[] {
  return sentences.flatMap((sentence) => {
    const { text } = inSmallLetters(sentence);
    if (!mayTell.test(text)) return [];
    return shapes.flatMap(([shape, weight]) =>
      [...text.matchAll(shape)].flatMap((match) => {
        const name = match[1]!;
        const folded = foldText(name);
        const isNone =
          noFirm.test(folded) ||
          acronym.test(sentence.text.slice(...match.indices![1]!)) ||
          ufsOfCidade(name).size > 0 ||
          (nome !== null && ` ${foldText(nome)} `.includes(` ${folded} `)) ||
          sentences.some((other) => isOthers(other.folded, folded));
        return isNone ? [] : [stated(name, weight, sentence)];
      }),
    );
  });
}

function isOthers(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (sells.test(text.slice(0, at)) || sellsToo.test(text.slice(at + name.length))) return true;
  return false;
}
