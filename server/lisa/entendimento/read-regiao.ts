import { foldText } from '#contract/base/text.ts';
import { findPlaces } from './find-places.ts';

const lead =
  /^.*?(?<!\p{L})(?:(?:eu |n[óo]s )?(?:s[oó] )?(?:atendo|atuo|atendemos|atuamos|trabalhamos|vendemos|cobrimos|limito-me|me limito|restrinjo-me|(?:minha )?atua[cç][aã]o (?:se )?(?:restringe|limita|concentra)(?:-se)?|(?:se )?(?:restringe|limita|concentra)(?:-se)? |trabalho|vendo|cubro|foco|moro|rodo|corro|circulo|trampo)(?:,? (?:h[áa]|faz) [^,\d]{3,24}?(?= n[oa]s? | em ))?(?: (?:mais|principalmente|bastante|s[oó]|muito))?(?: (?:aos?|[àa]s?|n?a regi[aã]o d[eao]s?|com foco em|aqui em|aqui na|aqui no|ali n[ao]|em|na|no|nas|nos|com|toda?|por))?|(?:(?:a )?minha )?(?:regi[aã]o|[aá]rea)(?: de (?:trabalho|atua[cç][aã]o))?(?:\s+[eé]|\s*[:-]| d[eao]s?)|(?:sou )?especiali(?:zad[oa]|sta) (?:em|n[oa]s?)|sou d[eao]|fico (?:(?:mais|principalmente|basicamente) )?(?:em|na|no)|meu foco [eé]|bairros?\s*[:-]|cidades?\s*[:-])\s+/iu;
/** Start of another topic: homes, prices, an address. */
const next =
  /\s*[,;]?\s*(?:e )?(?:(?:com )?im[oó]ve(?:l|is)|aptos?|apartamentos?|casas?(?! (?:forte|verde|amarela|nova|grande|branca|caiada))|na faixa|faixa|com valores|valores|pre[cç]os?|(?:o |a )?(?:m[ií]nimo|m[aá]ximo|teto|piso)(?!\p{L})|entre (?:r\$\s*)?\d|de (?:r\$\s*)?\d|at[eé] (?:r\$\s*)?\d|a partir de|acima de|meu |minha |creci|e-?mail|\S+@).*$/iu;
const none =
  /^(?:sim|nao|n|ok|oi|ola|opa|bom dia|boa tarde|boa noite|obrigad[oa]|valeu|tudo bem|nao sei|como assim|nao entendi)$/;

/** Where a corretor works, in his words, if asked for or introduced by a phrase. */
export function readRegiao(text: string, isAsked: boolean): string | null {
  const sentence = text
    .split(/[\n]|[.;!](?:\s|$)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .find((part) => isAsked || isIntroduced(part));
  if (!sentence || sentence.includes('?')) return null;
  const rest = sentence
    .replace(lead, '')
    .replace(isLabelled(sentence) ? label : '', '')
    .replace(next, '')
    .replace(/\s*,\s*(?:r\$\s*)?\d.*$/iu, '')
    .replace(/\s*(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+/gu, ',')
    .replace(/[\s,.;:]+$/u, '')
    .trim();
  if (rest.length > 200 || !/\p{L}{2}/u.test(rest) || none.test(foldText(rest))) return null;
  if (/[@{}<>]|https?:/.test(rest)) return null;
  return rest;
}

/** 'Atendo Batel e Cabral': known places right after the verb. */
function isWorkedIn(part: string): boolean {
  const said =
    /(?<!\p{L})(?:atendo|atuo|cubro|atendemos|atuamos|cobrimos)(?: (?:mais|principalmente|s[oó]|bastante|muito|tamb[ée]m))?\s+(?:[oa]s? )?(.+)$/iu.exec(
      part,
    )?.[1];
  return said !== undefined && findPlaces(said.replace(next, '')).isKnown;
}

/** 'Região Boa Viagem': the label alone, before a place. */
const label =
  /^\s*(?:e\s+)?(?:a\s+|minha\s+)?(?:regi[ãa]o|[áa]rea)\s+(?=\p{L})(?!d[aeo]\s|tamb[ée]m|est[áa]|[ée]\s)/iu;
const isLabelled = (part: string) => {
  const said = label.exec(part);
  if (said === null) return false;
  const rest = part.slice(said[0].length);
  return /^\p{Lu}/u.test(rest) || findPlaces(rest.replace(next, '')).isKnown;
};

const isIntroduced = (part: string) =>
  isWorkedIn(part) ||
  isLabelled(part) ||
  /(?<!\p{L})(?:(?:atend(?:o|emos)|atu(?:o|amos)|trabalh(?:o|amos))(?: (?:mais|principalmente|s[oó]|tamb[ée]m))? (?:em|na|no|nas|nos|toda?|a regi|[oa]s? (?:setor|jardim|vila|bairros?|centro|parque|zona|asa) )|(?:fico|rodo|circulo) (?:mais|principalmente|basicamente) (?:em|n[oa]s?) |regi[aã]o(?: de (?:trabalho|atua[cç][aã]o))?\s*(?:[:-]|\s[eé]\s)|[aá]rea de atua[cç][aã]o)/iu.test(
    part,
  );
