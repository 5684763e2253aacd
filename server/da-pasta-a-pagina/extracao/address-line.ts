import type { Uf } from '#contract/base/common.ts';
import { readUf, ufsOfCidade } from '#server/kernel/reading/municipios.ts';

export interface AddressLine {
  /** 'Rua das Palmeiras, 120'. */
  endereco: string | null;
  /** True when it names a number, a corner or says 's/n'. */
  exact: boolean;
  bairro: string | null;
  cidade: string | null;
  uf: Uf | null;
}

const street =
  /(?<![\p{L}\d])(?:RUA|Rua|R\.|AVENIDA|Avenida|AV\.?|Av\.?|ALAMEDA|Alameda|Al\.|TRAVESSA|Travessa|RODOVIA|Rodovia|Rod\.|ESTRADA|Estrada|PRA[ÇC]A|Pra[çc]a|LARGO|Largo|SERVID[ÃA]O|Servid[ãa]o)\s+(?:[\p{Lu}\d]|d[aeo]s?\s+[\p{Lu}\d])/u;
const number =
  /^[^|;\t]{2,70}?(?:,\s*(?:n[.ºo°]{0,2}\s*)?(?:\d{1,3}\.\d{3}|\d{1,6})(?![\d.]\d|\d|\s?(?:m|km|min)\b)[A-Z]?|\s+n[.ºo°]{1,2}\s*(?:\d{1,3}\.\d{3}|\d{1,6})|,?\s+s\/n[ºo°]?|,?\s+km\s*\d{1,4}(?:[.,]\d)?|\s+(?:esquina (?:com )?|esq\.? (?:c\/|com )?)(?:a )?(?:Rua|R\.|Avenida|Av\.)\s[^,;|\t–—-]{2,40})/iu;

/** Reads an address out of a text: street and number, bairro, city and UF, as far as they stand there. */
export function readAddress(text: string): AddressLine {
  const at = text.search(street);
  const place = findCidade(text);
  if (at < 0) {
    const before = place ? text.slice(0, place.index) : '';
    return { endereco: null, exact: false, bairro: lastSegment(before, place), ...pick(place) };
  }
  const rest = text.slice(at);
  const exactly = number.exec(rest);
  const plain = /^[^,;|\t–—(]{3,60}?(?=\s+-\s|[,;|\t–—(.]|$)/u.exec(rest);
  const endereco = (exactly ?? plain)?.[0].trim() ?? null;
  const end = at + (endereco?.length ?? 0);
  const between = place && place.index > end ? text.slice(end, place.index) : '';
  const bairro = lastSegment(between, place) ?? (place ? null : nextSegment(text.slice(end)));
  return { endereco, exact: exactly !== null, bairro, ...pick(place) };
}

const pick = (place: FoundCidade | null) => ({ cidade: place?.cidade ?? null, uf: place?.uf ?? null });

export interface FoundCidade {
  cidade: string;
  uf: Uf;
  index: number;
}

const cityThenUf =
  /((?:[\p{Lu}][\p{L}'’]*|d[aeo]s?|D[AEO]S?)(?:[ -](?:[\p{Lu}][\p{L}'’]*|d[aeo]s?|d'[\p{Lu}][\p{L}]*|D[AEO]S?)){0,6})\s*(?:\/|-|–|—|,|\||\()\s*((?:[A-Z]{2})(?![\p{L}\d])|Santa Catarina|Rio Grande do Sul|Rio Grande do Norte|S[ãa]o Paulo|Rio de Janeiro|Minas Gerais|Paran[áa]|Bahia|Goi[áa]s|Pernambuco|Cear[áa]|Esp[íi]rito Santo|Distrito Federal|Para[íi]ba|Alagoas|Sergipe|Mato Grosso do Sul|Mato Grosso)/gu;

/** The last city followed by its UF, checked against the cities that UF has. */
export function findCidade(text: string): FoundCidade | null {
  let found: FoundCidade | null = null;
  cityThenUf.lastIndex = 0;
  for (let match = cityThenUf.exec(text); match; match = cityThenUf.exec(text)) {
    const uf = readUf(match[2]!);
    const words = match[1]!.split(' ');
    // The longest run of words before the UF that is a city there: 'Meia Praia Itapema' → Itapema.
    const from = uf ? words.findIndex((_, start) => ufsOfCidade(words.slice(start).join(' ')).has(uf)) : -1;
    if (uf && from >= 0) {
      const cidade = words.slice(from).join(' ');
      found = { cidade, uf, index: match.index + match[1]!.length - cidade.length };
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

function lastSegment(text: string, place: FoundCidade | null): string | null {
  return (
    segments(text)
      .reverse()
      .find((part) => isBairro(part, place?.cidade ?? null)) ?? null
  );
}
const nextSegment = (text: string) =>
  segments(text)
    .slice(0, 2)
    .find((part) => isBairro(part, null)) ?? null;

/** True for what can be the name of a bairro: two to five capitalised words, no figures. */
export function isBairro(text: string, cidade: string | null): boolean {
  return (
    /^(?:[\p{Lu}][\p{L}'’.]*)(?:[ -](?:[\p{Lu}][\p{L}'’.]*|d[aeo]s?|D[AEO]S?|e)){0,4}$/u.test(text) &&
    text.length >= 3 &&
    text.length <= 40 &&
    text.toLowerCase() !== cidade?.toLowerCase() &&
    !/^(?:cep|rua|av\b|avenida|r\.|rodovia|esquina|endere[çc]o|localiza[çc][ãa]o|brasil|quadra|lote|loja|sala|bloco|torre|edif[íi]cio|residencial|empreendimento|cidade|tabela|book|lan[çc]amento|breve|n[ºo]|s\/n|cart[óo]rio|registro|of[íi]cio)/i.test(
      text,
    )
  );
}
