import { type Candidate, stated } from './candidate.ts';
import type { Sentence } from './passages.ts';

const part = "\\p{Lu}[\\p{L}\\d'’&.-]*";
const firm = `${part}(?: (?:d[aeo]s? )?${part}){0,3}`;
const ways = [
  // 'Reúne três incorporadoras: Alfa, Beta e Gama'
  new RegExp(
    `(?:duas|tr[êe]s|quatro|2|3|4) (?:incorporadoras|construtoras|empresas|loteadoras|urbanizadoras)\\s*[:,(–—-]\\s*[ao]?s? ?(${firm}(?:, ${firm})*,? (?:e|&|\\+) (?:a )?${firm})`,
    'u',
  ),
  // 'A joint venture by ALFA + BETA', 'uma parceria entre Alfa e Beta'
  new RegExp(
    `(?:[Jj]oint[ -]?venture|JOINT[ -]?VENTURE|(?:[Uu]ma )?(?:[Pp]arceria|[Ss]ociedade|[Uu]ni[ãa]o)|[Ii]ncorpora[çc][ãa]o|[Rr]ealiza[çc][ãa]o|REALIZA[ÇC][ÃA]O|INCORPORA[ÇC][ÃA]O)\\s*(?:by|between|entre|d[ao]s?|:|\\t)\\s*(?:as? )?(${firm}\\s+(?:\\+|&|[eE]|[xX])\\s+(?:a )?${firm})(?=\\s*(?:$|[.,;(\\t]|\\s-\\s))`,
    'u',
  ),
];

/** Developers that build together, as one value, as they stand: 'ALFA + BETA', 'Alfa, Beta e Gama'. */
export function partners(sentence: Sentence): Candidate<string>[] {
  return ways.flatMap((way) => {
    const said = way.exec(sentence.text)?.[1];
    return !said || notFirms.test(said)
      ? []
      : [stated(said.replace(/\s+/g, ' ').replace(/\.$/, ''), 3, sentence)];
  });
}
const notFirms =
  /(?:Constru[çc][ãa]o|Vendas|Incorpora[çc][ãa]o|Projeto|Arquitetura|Filhos|Irm[ãa]os|Cia|Empreendimentos|Participa[çc][õo]es|Engenharia|Banco|Caixa)/iu;
