import { foldText } from '../base/text.ts';

const legalForm = /[,\s]+(?:ltda|s\.?\s?\/?a|eireli|epp|me|spe)\.?$/i;
/** A company as people call it: 'Solarenga Incorporações' of 'SOLARENGA INCORPORAÇÕES SPE LTDA.' */
export function companyName(nome: string): string {
  const short = nome.trim().replace(legalForm, '');
  if (short !== nome.trim() && short !== '') return companyName(short);
  return spoken(nome.replace(/\.$/, ''));
}

const shortestShouted = 4;
const joining = /^(?:d[aeo]s?|e)$/i;
/** A name in capitals as it is read; its short words are initials. */
const spoken = (nome: string) =>
  nome !== nome.toUpperCase()
    ? nome
    : nome.replace(/[\p{L}\p{N}]+/gu, (word) =>
        joining.test(word)
          ? word.toLowerCase()
          : word.length < shortestShouted
            ? word
            : word.charAt(0) + word.slice(1).toLowerCase(),
      );

const feminine =
  /^(?:torre|morada|vila|villa|casa|reserva|quinta|praca|alameda|vista|mansao|residencia|estacao|ilha|marina|fazenda|chacara|orla)\b/;
/** 'o Residencial Aurora', 'a Torre Mar'. */
export const theName = (nome: string) => `${feminine.test(foldText(nome)) ? 'a' : 'o'} ${nome}`;

const roman = /^[IVXL]+$/;
const spokenWord = /[AEIOUÁÉÍÓÚÂÊÔÃÕ]/;
/** A building's name in capitals as it is read: its short words are words, numbers and what cannot be said are not. */
const buildingSpoken = (nome: string) =>
  nome !== nome.toUpperCase()
    ? nome
    : nome.replace(/(-?)([\p{L}\p{N}]+)/gu, (whole, dash: string, word: string) => {
        if (joining.test(word)) return `${dash}${word.toLowerCase()}`;
        const stays = /\d/.test(word) || !spokenWord.test(word) || (dash === '' && roman.test(word));
        return stays ? whole : `${dash}${word.charAt(0)}${word.slice(1).toLowerCase()}`;
      });

/** A building's name without shouting: 'Duna Alta' of 'DUNA ALTA'. */
export const nomeDito = ({ nome }: { nome: string }): string => buildingSpoken(nome);

/** How a building is called in a sentence: 'Âmbar do Mar' of 'RESIDENCIAL ÂMBAR DO MAR – Fase Dois'. */
export function apelido({ nome }: { nome: string }): string {
  const [whole = nome] = nome.split(/\s[–—-]\s/);
  const short = whole.replace(/^(?:residencial|condom[ií]nio|edif[ií]cio|empreendimento)\s+(?=\p{Lu})/iu, '');
  return buildingSpoken(short.length >= 4 ? short : nome);
}
