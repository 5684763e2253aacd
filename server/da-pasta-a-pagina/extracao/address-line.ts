import type { Uf } from '#contract/base/common.ts';
import { readUf, ufsOfCidade } from '#server/kernel/reading/municipios.ts';

export interface AddressLine {
  /** 'Rua das Palmeiras, 120'. */
  endereco: string | null;
  /** Whether it includes a number, a corner or 's/n'. */
  exact: boolean;
  bairro: string | null;
  cidade: string | null;
  uf: Uf | null;
  /** Position of the street in the text, and of the city; -1 if missing. */
  index: number;
  cidadeIndex: number;
}

const street =
  /(?<![\p{L}\d])(?:RUA|Rua|R\.|AVENIDA|Avenida|AV\.?|Av\.?|ALAMEDA|Alameda|Al\.|TRAVESSA|Travessa|RODOVIA|Rodovia|Rod\.|ESTRADA|Estrada|PRA[ÇC]A|Pra[çc]a|LARGO|Largo|SERVID[ÃA]O|Servid[ãa]o)\s+(?:[\p{Lu}\d]|d[aeo]s?\s+[\p{Lu}\d])|(?<![\p{L}\d])Linha (?=\p{Lu}[\p{L} ]{2,40}, \d)|(?<![\p{L}\d-])(?:BR|AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)[- ]\d{2,3},? km \d/u;
const number =
  /^[^|;\t•·]{2,70}?(?:,\s*(?:n[.ºo°]{0,2}\s*)?(?:\d{1,3}\.\d{3}|\d{1,6})(?![\d.]\d|\d|\s?(?:m|km|min)\b)[A-Z]?|\s+n[.ºo°]{1,2}\s*(?:\d{1,3}\.\d{3}|\d{1,6})|,?\s+s\/n[ºo°]?|,?\s+km\s*\d{1,4}(?:[.,]\d)?|\s+(?:esquina (?:com )?|esq\.? (?:c\/|com )?)(?:a )?(?:Rua|R\.|Avenida|Av\.|Alameda|Al\.|Travessa|Tv\.|Pra[çc]a|P[çc]a\.)\s[^,;|\t•·–—-]{2,70}?(?=\s+-\s|\s*[,;|\t•·–—(]|\.?$))/iu;

/** Parses an address in a text: street and number, bairro, city and UF, as far as present. */
export function readAddress(text: string): AddressLine {
  const at = text.search(street);
  const place = findCidade(text);
  if (at < 0) {
    const bairro = place ? bairroBefore(text.slice(0, place.index), place) : null;
    return { endereco: null, exact: false, bairro, index: -1, ...pick(place) };
  }
  const rest = text.slice(at);
  const exactly = number.exec(rest);
  const plain = /^[^,;|\t•·–—(]{3,60}?(?=\s+-\s|\s*[,;|\t•·–—(]|\.?$|\s(?:n[ao]|em|é|está|fica)\s)/u.exec(
    rest,
  );
  const found = (exactly ?? plain)?.[0].trim() ?? null;
  // 'A Rua Tal virou, em dez anos, …' speaks of the street.
  const isStreet = found !== null && !ofDocument.test(found) && (exactly !== null || !speaksOf.test(found));
  const endereco = isStreet ? found : null;
  const end = at + (endereco?.length ?? 0);
  const between = place && place.index > end ? text.slice(end, place.index) : '';
  // 'no Boa Vista, em Itu (SP), a 4 minutos da Av. …' names the city first.
  const before = place && place.index < at ? text.slice(0, place.index) : between;
  const bairro = place ? bairroBefore(before, place) : nextSegment(text.slice(end));
  return { endereco, exact: exactly !== null, bairro, index: at, ...pick(place) };
}

/** 'Trama Praça da Árvore – Tabela de vendas nº 04' is a title that names a square. */
const ofDocument = /(?:tabela|lista|espelho) de (?:vendas?|pre[çc]os?|valores|unidades)/iu;
const speaksOf = /\s(?!(?:d[aeo]s?|e)\s)\p{Ll}\p{L}+$/u;

const name =
  "[\\p{Lu}][\\p{L}'’.]*(?:[ -](?:(?:d[aeo]s?|D[AEO]S?|e) |d['’])?[\\p{Lu}\\d][\\p{L}\\d'’.]*){0,4}";

/** ', no Menino Deus, em Porto Alegre': what follows a street, its city without a state. */
const placeAfter = new RegExp(
  `^\\s*[,–—|•·-]\\s*(?:[Nn][oa]s?\\s+|[Bb]airro\\s+(?:d[aeo]\\s+)?)?(${name})\\s*[,–—|•·/-]\\s*(?:em\\s+)?(${name})(?=[\\s,.;)–—-]|$)`,
  'u',
);

/** 'no Altiplano, em João Pessoa', 'Cruz das Almas | Maceió': a bairro beside its city, without a state. */
const placesBeside = new RegExp(
  `(?:^[^\\p{L}\\d]*|(?<![\\p{L}])(?:[Nn][oa]|[Ee]m|[Bb]airro)\\s+|[|·•–—,(]\\s*|\\s-\\s)(${name})(?:\\s*[,|·•–—/]|\\s-)\\s*(?:em\\s+)?(${name})(?=\\s*(?:$|[.,;|·•()!–—]|\\s-)|\\t)`,
  'gu',
);

/** The bairros named beside their cities where no state follows. */
export function placesWithin(text: string): { bairro: string; cidade: string; index: number }[] {
  return [...text.matchAll(placesBeside)].flatMap(({ 0: whole, 1: named, 2: said, index }) => {
    const cidade = said!.replace(/\.$/, '');
    const bairro = named!.replace(/^bairro (?:d[aeo] )?/i, '');
    if (ufsOfCidade(cidade).size === 0 || !isBairro(bairro, cidade)) return [];
    return [{ bairro, cidade, index: index + whole.indexOf(bairro) }];
  });
}

/** The bairro and the city named right behind a street, where no state follows; both or none. */
export function placeBehind(text: string): { bairro: string; cidade: string } | null {
  const [, bairro, after] = placeAfter.exec(text) ?? [];
  if (!bairro || !after) return null;
  const words = after.replace(/\.$/, '').split(' ');
  const until = words.findLastIndex((_, at) => ufsOfCidade(words.slice(0, at + 1).join(' ')).size > 0);
  if (until < 0) return null;
  const cidade = words.slice(0, until + 1).join(' ');
  return isBairro(bairro, cidade) ? { bairro: bairro.replace(/\.$/, ''), cidade } : null;
}

const pick = (place: FoundCidade | null) => ({
  cidade: place?.cidade ?? null,
  uf: place?.uf ?? null,
  cidadeIndex: place?.index ?? -1,
});

export interface FoundCidade {
  cidade: string;
  uf: Uf;
  index: number;
}

const cityThenUf =
  /((?:[\p{Lu}][\p{L}'’]*|d[aeo]s?|D[AEO]S?)(?:[ -](?:[\p{Lu}][\p{L}'’]*|d[aeo]s?|d'[\p{Lu}][\p{L}]*|D[AEO]S?)){0,6})(?:\s*(?:\/|-|–|—|,|\||\(|·|•)\s*|\s\.\s|,? (?:no )?(?:interior|litoral(?: norte| sul)?|sert[ãa]o|agreste) d[aeo] | d[aeo] (?=(?:Acre|Amap[áa]|Bahia|Cear[áa]|Maranh[ãa]o|Par[áa]|Piau[íi])(?!\p{L}))|\s(?=[A-Z]{2}(?![\p{L}\d])))(?:Estado d[aeo] )?((?:[A-Z]{2}|Acre|Alagoas|Amap[áa]|Amazonas|Bahia|Cear[áa]|Distrito Federal|Esp[íi]rito Santo|Goi[áa]s|Maranh[ãa]o|Mato Grosso do Sul|Mato Grosso|Minas Gerais|Para[íi]ba|Paran[áa]|Par[áa]|Pernambuco|Piau[íi]|Rio de Janeiro|Rio Grande do Norte|Rio Grande do Sul|Rond[ôo]nia|Roraima|Santa Catarina|S[ãa]o Paulo|Sergipe|Tocantins)(?![\p{L}\d]))/gu;

/** What capitals are called in a hurry. */
const shortNames: Record<string, string> = {
  BH: 'Belo Horizonte',
  POA: 'Porto Alegre',
  Floripa: 'Florianópolis',
  FLORIPA: 'Florianópolis',
};
const isCityOf = (uf: Uf, said: string) => ufsOfCidade(shortNames[said] ?? said).has(uf);

/** The last city followed by its UF, validated against that UF's cities. */
export function findCidade(text: string): FoundCidade | null {
  let found: FoundCidade | null = null;
  cityThenUf.lastIndex = 0;
  for (let match = cityThenUf.exec(text); match; match = cityThenUf.exec(text)) {
    const uf = readUf(match[2]!);
    const words = match[1]!.split(' ');
    // The longest run of words before the UF that is a city there: 'Meia Praia Itapema' → Itapema.
    const from = uf ? words.findIndex((_, start) => isCityOf(uf, words.slice(start).join(' '))) : -1;
    if (uf && from >= 0) {
      const said = words.slice(from).join(' ');
      found = { cidade: shortNames[said] ?? said, uf, index: match.index + match[1]!.length - said.length };
    }
    // 'Vila Mariana - São Paulo - SP': what looked like a state may be the city.
    else cityThenUf.lastIndex = match.index + match[0].length - match[2]!.length;
  }
  return found;
}

const segments = (text: string) =>
  text
    .split(/\s+[-–—|•·]\s+|[,;|\t•·–—/]|\.\s/)
    .map((part) => part.replace(/^[\s:.-]+|[\s:.-]+$/g, '').replace(/^bairro:?\s+/i, ''))
    .filter((part) => part !== '');

/** After punctuation: '· Vila Moema · ', ', Meia Praia, '; standing alone before the city. */
const apart = new RegExp(
  `(?:^[^\\p{L}\\d]*|[,;|\\t•·–—(/]|\\s-|\\.)\\s*(${name})\\s*(?:[,;|\\t•·–—/-]\\s*|\\. )?$`,
  'u',
);
/** Within a sentence: 'no Centro de ', 'em Mar Grosso, ', 'no coração do Jardim Botânico, '. */
const within = new RegExp(
  `(?<![\\p{L}])(?:[Nn][oa]|[Ee]m|[Bb]airro|chega ao?|(?:cora[çc][ãa]o|bairro|regi[ãa]o|rua|esquina|trecho|parte|entrada|miolo)(?: \\p{Ll}+){0,3} d[aeo])\\s+(${name})(?:\\s*[,|•·–—(/-]\\s*(?:em\\s+|munic[íi]pio de\\s+)?|\\s+(?:de|em)\\s+)$`,
  'u',
);

/** ', Centro de ': the one bairro named so without 'no'. */
const centre = /(?:^|[,;|\t•·–—(]|\s-)\s*(Centro(?: Hist[óo]rico)?)\s+d[aeo]\s+$/u;

/** The bairro named right before a city: 'no Centro de Itapema/SC' → Centro. */
function bairroBefore(text: string, place: FoundCidade): string | null {
  for (const shape of [within, apart, centre]) {
    const found = shape
      .exec(text)?.[1]
      ?.replace(/^bairro:?\s+/i, '')
      .replace(/\.$/, '');
    if (found && isBairro(found, place.cidade)) return found;
  }
  return null;
}
const nextSegment = (text: string) =>
  segments(text)
    .slice(0, 2)
    .find((part) => isBairro(part, null)) ?? null;

/** Whether it can be a bairro's name: two to five capitalised words, no digits but a number after 'Zona'. */
export function isBairro(text: string, cidade: string | null): boolean {
  return (
    numbered.test(text) ||
    (/^(?:[\p{Lu}][\p{L}'’.]*)(?:[ -](?:[\p{Lu}][\p{L}'’.]*|d['’][\p{Lu}][\p{L}]*|d[aeo]s?|D[AEO]S?|e)){0,4}$/u.test(
      text,
    ) &&
      text.length >= 3 &&
      text.length <= 40 &&
      text.toLowerCase() !== cidade?.toLowerCase() &&
      !noBairro.test(text) &&
      !endsAsFirm.test(text))
  );
}
/** 'Campinho Realizações · Ponta Grossa': who builds, beside its town. */
const endsAsFirm =
  /(?: |^)(?:Realiza[çc][õo]es|Incorpora[çc][õo]es|Incorporadora|Constru[çc][õo]es|Construtora|Empreendimentos|Engenharia|Urbanismo|Urbanizadora|Desenvolvimento|Im[óo]veis|Neg[óo]cios|Participa[çc][õo]es|Investimentos|Properties|Realty|Hospitality|Inc\.?|Ltda\.?|S\.A\.?)$/iu;
/** Bairros with a number for their name: 'Zona 7', 'Setor 12'. */
const numbered = /^(?:Zona|ZONA|Setor|SETOR) \d{1,2}$/;

/** Words no bairro starts with; 'Cidade Jardim', 'Torre' and 'Casa Verde' are bairros. */
const noBairro =
  /^(?:cep|rua|av|avenida|r\.|rodovia|rod\.|esquina|esq|endere[çc]o|localiza[çc][ãa]o|brasil|quadra|loja|sala|edif[íi]cio|residencial|condom[íi]nio|empreendimento|tabela|book|lan[çc]amento|breve|n[ºo]|s\/n|cart[óo]rio|registro|of[íi]cio|apartamentos?|im[óo]ve(?:l|is)|frente|beira[- ]?mar|quadra mar|alto padr[ãa]o|construtora|incorporadora|estado|state|o pr[ée]dio|o edif[íi]cio|o projeto|o produto|munic[íi]pio|comarca|obras?|entrega|unidades?|plantas?|vagas?|lazer|pre[çc]os?|valor(?:es)?|status|est[áa]gio|n[úu]meros|acesso|[áa]reas?)(?![\p{L}])|^(?:praia|parque|jardim|vila|setor|alto|morro|lagoa|ilha|ponta|barra|campo|santa|santo|s[ãa]o|nov[ao]|boa|bela)$|^(?:lotes?|bloco|torre|casas?|cidade)(?:$| (?:d[aeo]s?\b|\d|[A-Z]$))/iu;
