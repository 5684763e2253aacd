import type { Uf } from '#contract/base/common.ts';
import { foldText } from '#contract/base/text.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufOfCep, ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { findCidade, isBairro, readAddress } from './address-line.ts';
import { type Candidate, candidate } from './candidate.ts';
import { isPlainValue } from './machine-talk.ts';
import { spokenPlace } from './place-case.ts';
import { decide, precedences } from './precedence.ts';
import { isNext, type SourceLine } from './source.ts';

export interface Lugar {
  endereco: Fact<string> | null;
  bairro: Fact<string> | null;
  cidade: Fact<string> | null;
  uf: Fact<Uf> | null;
}

const ofProject = /\b(?:enderec|localiza|empreendimento|implantac|terreno|local d[ao] obra|situad|obra:)/;
/** Where somebody else is: who sells, who builds. It says nothing of where the empreendimento stands. */
const ofOthers =
  /\b(?:central de vendas|espaco de vendas|plantao|stand|estande|visite|decorado em|sede|matriz|filial|escritorio|imobiliaria|creci|vendas:|atendimento|loja conceito|showroom|residente|domiciliad[ao]?)\b/;
/** A registry or a court: its town is most often that of the land. */
const ofOffice = /\b(?:comarca|cartorio|oficio|registro de imoveis|foro)\b/;
/** A firm's name before its own address, as at the foot of a page. */
const firmsOwn =
  /\b(?:ltda|s\.?\/a|eireli|incorporadora|incorporacoes|construtora|empreendimentos imobiliarios|urbanismo)\b[^:]{0,40}(?:\brua\b|\br\.|\bav\b|\bavenida\b|\balameda\b|\btravessa\b|\brodovia\b|\bpraca\b)/;
/** Words after which an address is the empreendimento's whoever else is named beside it. */
const outright = /\b(?:enderec\w*|local\w*) d[aeo] (?:obra|empreendimento|projeto|edificio|condominio)\b/;
const distance = /\b\d+\s?(?:min(?:utos)?|km|metros|m)\b/;

/** Where it stands: street and number, bairro, city, UF. A shared city name counts only with its UF. */
export function extractLugar(lines: SourceLine[]): Lugar {
  const enderecos: Candidate<string>[] = [];
  const bairros: Candidate<string>[] = [];
  const cidades: Candidate<{ cidade: string; uf: Uf }>[] = [];
  const bareCidades: Candidate<string>[] = [];
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const below = lines[index + 1];
    const context = `${above && isNext(above, line) && above.text.length <= 50 ? above.folded : ''} ${line.folded}`;
    if ((ofOthers.test(context) || firmsOwn.test(line.folded)) && !outright.test(context)) return;
    const foreign = ofOffice.test(context);
    const weightOf = (base: number) => (foreign ? 0.2 : base + (ofProject.test(context) ? 2 : 0));

    const own = readAddress(line.text);
    const goesOn =
      own.endereco !== null &&
      own.cidade === null &&
      isNext(line, below) &&
      below.paragraph === line.paragraph;
    const read = goesOn ? readAddress(`${line.text} ${below.text}`) : own;
    const parts = goesOn ? [below] : [];
    if (read.endereco && (read.exact || (ofProject.test(context) && !distance.test(line.folded)))) {
      if (isPlainValue(read.endereco))
        enderecos.push(candidate(read.endereco, weightOf(read.exact ? 2 : 1), line, ...parts));
      if (read.bairro) bairros.push(candidate(read.bairro, weightOf(2), line, ...parts));
    } else if (
      read.endereco === null &&
      read.bairro &&
      line.text.length <= 70 &&
      !distance.test(line.folded)
    ) {
      bairros.push(candidate(read.bairro, weightOf(1), line));
    }
    if (read.cidade && read.uf) {
      const cep = ufOfCep(line.text);
      const support = (read.endereco ? 2 : 1) + (cep === read.uf ? 1 : 0);
      cidades.push(candidate({ cidade: read.cidade, uf: read.uf }, weightOf(support), line, ...parts));
    }
    readLabels(line, foreign ? 0.2 : 4, bairros, bareCidades, cidades);
  });

  const place = decide(cidades, precedences.bySupport, {
    key: ({ cidade, uf }) => `${foldText(cidade)}/${uf}`,
  });
  const cidade = place ? mapFact(place, (value) => value.cidade) : bareCidade(bareCidades);
  const endereco = decide(enderecos, precedences.bySupport, { key: streetKey });
  const bairro = decide(
    bairros.filter(({ value }) => foldText(value) !== foldText(cidade?.value ?? '')),
    precedences.bySupport,
    { key: foldText },
  );
  return {
    endereco: endereco && mapFact(endereco, spokenPlace),
    bairro: bairro && mapFact(bairro, spokenPlace),
    cidade: cidade && mapFact(cidade, spokenPlace),
    uf: place ? mapFact(place, (value) => value.uf) : null,
  };
}

/** 'Bairro: Meia Praia', 'no bairro Meia Praia', 'Cidade: Itapema'. */
function readLabels(
  line: SourceLine,
  weight: number,
  bairros: Candidate<string>[],
  bareCidades: Candidate<string>[],
  cidades: Candidate<{ cidade: string; uf: Uf }>[],
) {
  const named = line.text.match(
    /\b[Bb](?:airro|AIRRO)\s*[:\t]?\s*((?:[\p{Lu}][\p{L}'’.]*)(?: (?:[\p{Lu}][\p{L}'’.]*|d[aeo]s?)){0,4})/u,
  )?.[1];
  const bairro = named?.replace(/\s+(?:Cidade|CIDADE).*$/, '').replace(/\.$/, '');
  if (bairro && isBairro(bairro, null)) bairros.push(candidate(bairro, weight, line));
  const city = line.text.match(
    /\b(?:Cidade|CIDADE|Munic[íi]pio|MUNIC[ÍI]PIO)(?:\/UF)?\s*[:\t]\s*([\p{Lu}][\p{L}'’ -]{2,40})/u,
  )?.[1];
  if (!city || findCidade(line.text)) return;
  const name = city.replace(/\s+(?:UF|Estado)\b.*$/i, '').replace(/[\s-]+$/, '');
  const uf = line.text.match(/\b(?:UF|Estado)\s*[:\t]\s*([A-Z]{2})\b/)?.[1] as Uf | undefined;
  if (uf && ufsOfCidade(name).has(uf)) cidades.push(candidate({ cidade: name, uf }, weight, line));
  else if (ufsOfCidade(name).size > 0) bareCidades.push(candidate(name, weight, line));
}

const bareCidade = (found: Candidate<string>[]) => decide(found, precedences.bySupport, { key: foldText });

/** 'Av. Brasil, 1200' and 'Avenida Brasil, nº 1200' are one street. */
const streetKey = (endereco: string) =>
  foldText(endereco)
    .replace(/^(?:avenida|av\.?)\s/, 'av ')
    .replace(/^(?:rua|r\.)\s/, 'rua ')
    .replace(/n[.ºo°]{1,2}\s*(?=\d)|[^a-z0-9]+/g, ' ')
    .trim();

function mapFact<From, To>(fact: Fact<From>, map: (value: From) => To): Fact<To> {
  const value = map(fact.value);
  return {
    ...fact,
    value,
    conflicts: fact.conflicts
      .map((conflict) => ({ ...conflict, value: map(conflict.value) }))
      .filter((conflict) => conflict.value !== value),
  };
}
