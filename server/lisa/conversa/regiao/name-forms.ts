import { foldText } from '#contract/base/text.ts';

/** Words of a text, folded: what stands between letters and digits parts them. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[a-z0-9]+/g) ?? [];

const abbreviations: Record<string, string> = {
  vl: 'vila',
  jd: 'jardim',
  jrd: 'jardim',
  jard: 'jardim',
  pq: 'parque',
  pque: 'parque',
  st: 'setor',
  sto: 'santo',
  sta: 'santa',
  cid: 'cidade',
  pta: 'ponta',
  pça: 'praca',
  pca: 'praca',
  cj: 'conjunto',
  conj: 'conjunto',
  res: 'residencial',
  cond: 'condominio',
  dr: 'doutor',
  dra: 'doutora',
  eng: 'engenheiro',
  prof: 'professor',
  pres: 'presidente',
  gov: 'governador',
  cel: 'coronel',
  cap: 'capitao',
  gal: 'general',
  mal: 'marechal',
  sen: 'senador',
  dep: 'deputado',
  pe: 'padre',
  fco: 'francisco',
  bal: 'balneario',
  lot: 'loteamento',
};
/** With their dot; one letter stands for a first word. */
export const abbreviated = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(abbreviations).join('|')}|n|s|\\p{L})\\.\\s*(?=[\\p{L}\\d])`,
  'giu',
);

const roman: Record<string, string> = { ii: '2', iii: '3', iv: '4', vi: '6', vii: '7', viii: '8' };

/** Words as they are compared: 'Jd. Goiás II' as 'jardim goias 2'. */
export const plainWords = (words: readonly string[]): string[] =>
  words.map((word, at) => {
    if (at > 0 && at === words.length - 1 && (word === 'i' || word === 'v')) return word === 'i' ? '1' : '5';
    return abbreviations[word] ?? roman[word] ?? word;
  });

export const joiners = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd']);
/** What is left out before a name: 'Coimbra' is 'Setor Coimbra'. */
export const leftOut = new Set(
  'setor jardim vila parque bairro zona conjunto residencial cidade loteamento sitio chacara'.split(' '),
);
/** Words that begin many names and are none alone. */
const common = new Set([
  ...leftOut,
  ...'alto alta nova novo santa santo sao praia morro ponta boa bom bela belo campo lagoa ilha nossa monte rio vale porto centro'.split(
    ' ',
  ),
]);

/** How a place may be called, each form as its words run together. */
export interface NameForms {
  whole: string;
  /** 'analia franco', 'moinhos' for 'Moinhos de Vento', 'v pires'. */
  short: string[];
  /** 'cic' for 'Cidade Industrial de Curitiba', with and without its joiners. */
  initials: string[];
}

/** Every form of one name, from its key. */
export function formsOf(name: string): NameForms {
  const words = plainWords(wordsOf(name));
  const short: string[] = [];
  const [first] = words;
  const rest = words.slice(1);
  const isName = (part: readonly string[]) =>
    part.join('').length >= 4 && !(part.length === 1 && common.has(part[0]!)) && !/^\d+$/.test(part.join(''));
  if (first !== undefined && rest.length > 0) {
    if (leftOut.has(first)) {
      const bare = joiners.has(rest[0]!) ? rest.slice(1) : rest;
      if (isName(bare)) short.push(bare.join(''));
    }
    for (let size = 1; size < words.length; size++) {
      const head = words.slice(0, size);
      if (!joiners.has(head.at(-1)!) && isName(head)) short.push(head.join(''));
    }
    short.push(`${first[0]}${rest.join('')}`);
    if (rest.some((word) => joiners.has(word)))
      short.push(words.filter((word) => !joiners.has(word)).join(''));
  }
  const bearing = words.filter((word) => !joiners.has(word));
  const initials = bearing.length > 1 ? [bearing.map((word) => word[0]).join('')] : [];
  return { whole: words.join(''), short, initials };
}
