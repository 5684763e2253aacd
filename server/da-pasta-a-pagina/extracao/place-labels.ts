import type { Uf } from '#contract/base/common.ts';
import { foldText } from '#contract/base/text.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { findCidade, isBairro } from './address-line.ts';
import { type Candidate, stated } from './candidate.ts';
import type { Sentence } from './passages.ts';
import { nearby } from './whose-address.ts';

/** 'Bairro: Meia Praia', 'no bairro Meia Praia', 'Cidade: Itapema'. */
export function readLabels(
  line: Sentence,
  weight: number,
  bairros: Candidate<string>[],
  bareCidades: Candidate<string>[],
  cidades: Candidate<{ cidade: string; uf: Uf }>[],
) {
  const named = line.text.match(
    /\b(?:[Bb](?:airro|AIRRO)|Neighbou?rhood)\s*(?:[:\t]|\.{3,}|d[aeo]s? )?\s*((?:[\p{Lu}][\p{L}'’.]*)(?: (?:[\p{Lu}][\p{L}'’.]*|d[aeo]s?)){0,4})/u,
  )?.[1];
  const at = named === undefined ? -1 : line.text.indexOf(named);
  const called = named?.replace(/\s+(?:Cidade|CIDADE).*$/, '').replace(/\.$/, '');
  // 'O QUE O BAIRRO VAI TER' says what it will have.
  const bairro =
    called && /^(?:vai|vao|tem|que|ganha|vem|onde|mais) /.test(foldText(called)) ? undefined : called;
  // 'Divisa com o bairro de X' is where X begins; 'é o bairro de Campinas' names the city.
  const isElsewhere = nearby.test(line.folded.slice(0, at).replace(/\bbairro\b.*$/, ''));
  const isCity = /\bbairro d[aeo]s? $/.test(line.folded.slice(0, at)) && ufsOfCidade(bairro ?? '').size > 0;
  // 'No bairro da Torre': said so, words for a part of a building are a bairro's name.
  const isCalled =
    /\bbairro d[aeo]s? $/.test(line.folded.slice(0, at)) && /^(?:Torre|Casas?)$/.test(bairro ?? '');
  if (bairro && (isBairro(bairro, null) || isCalled) && !isElsewhere && !isCity)
    bairros.push(stated(bairro, weight, line));
  const praised = bairroOfCity.exec(line.text);
  if (praised && isBairro(praised[1]!, null)) {
    bairros.push(stated(praised[1]!, 2, line));
    if (ufsOfCidade(praised[2]!).size > 0) bareCidades.push(stated(praised[2]!, 2, line));
  }
  const told = lies.exec(line.text)?.[1];
  if (told && told.length > 3 && isBairro(told, null) && ufsOfCidade(told).size === 0)
    bairros.push(stated(told, 1.5, line));
  const city = line.text.match(
    /\b(?:[Cc]idade|CIDADE|[Mm]unic[íi]pio|MUNIC[ÍI]PIO)(?:\/UF)?\s*(?:[:\t]|\.{3,})\s*([\p{Lu}][\p{L}'’ -]{2,40})/u,
  )?.[1];
  if (!city || findCidade(line.text)) return;
  const name = city.replace(/\s+(?:UF|Estado)\b.*$/i, '').replace(/[\s-]+$/, '');
  const uf = line.text.match(/\b(?:UF|Estado)\s*[:\t]\s*([A-Z]{2})\b/)?.[1] as Uf | undefined;
  if (uf && ufsOfCidade(name).has(uf)) cidades.push(stated({ cidade: name, uf }, weight, line));
  else if (ufsOfCidade(name).size > 0) bareCidades.push(stated(name, weight, line));
}

/** 'O Veredas fica no Morada da Colina, na margem do rio' */
const lies =
  /(?<!\b[Nn](?:ão|ÃO) )(?:fica|est[áa] localizad[oa]|situad[oa]|localiza-se|nasce) n[oa] (?:bairro )?(\p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’]+){0,3})(?=[,.;]| em \p{Lu})/u;

/** 'O Cambuí é o bairro de Campinas em que …'. */
const bairroOfCity =
  /(?:^|[.!?] )[OA] (\p{Lu}[\p{L}'’ -]{2,30}?) é (?:o|um) bairro (?:\p{Ll}+ )?d[aeo] (\p{Lu}\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+)*)/u;
