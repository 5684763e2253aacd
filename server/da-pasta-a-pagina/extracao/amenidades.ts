import { foldText } from '#contract/base/text.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { type Candidate, candidate, stated } from './candidate.ts';
import { isPlainValue } from './machine-talk.ts';
import { type Passage, readPassages } from './passages.ts';
import { factOf, precedences, rankOf } from './precedence.ts';
import { isNext, type SourceLine } from './source.ts';

/** Leisure and comfort items; longer wordings first, so that they match first. */
const items = [
  'piscinas? (?:adulto|infantil|aquecida|coberta|climatizada|com borda infinita|com raia|semiolimpica|privativa)(?: (?:e infantil|aquecida|coberta|climatizada|com borda infinita))?',
  'piscinas? com [a-z]+(?: [a-z]+)?',
  'piscinas?',
  'borda infinita',
  'raia de natacao',
  'prainha',
  'sal(?:ao|oes) de (?:festas?|jogos|ginastica)(?: (?:gourmet|infantil|adulto))?',
  'espaco (?:gourmet|kids|fitness|beauty|zen|mulher|teen|pet|coworking|grill|wellness|delivery|massagem|criancas?)',
  '(?:area|salao|terraco|sala) gourmet',
  'espaco (?:yoga|pilates|gamer?s?|leitura|convivencia|multiuso|tv|festas|verde|bem-estar|family|baby)',
  'sal(?:a|ao) (?:de )?(?:multiuso|convivencia|yoga|pilates|coworking|musica|leitura)',
  'biblioteca|lan house|atelie',
  'crossfit|pilates',
  'academia(?: ao ar livre)?',
  'fitness(?: center)?',
  'brinquedoteca',
  'playground',
  'play (?:baby|kids)',
  'baby care',
  'churrasqueiras?',
  'quiosques?',
  'sauna(?: (?:seca|umida))?',
  '(?:day )?spa',
  'co-?working',
  'pet (?:place|care|park|wash)',
  'bicicletario',
  'bike (?:station|sharing)',
  '(?:mini ?)?quadra (?:poliesportiva|recreativa|de (?:tenis|beach tennis|areia|squash|volei|futsal|basquete|padel|futevolei|esportes)|esportiva)',
  'beach tennis',
  'campo (?:de futebol(?: society)?|society|gramado)|mini ?campo',
  'mini ?golfe?|putting green',
  'sala de (?:jogos|cinema|massagem|reunioes|estudos|ginastica)',
  'cinema',
  'rooftop',
  'sky bar',
  'lounge(?: bar)?',
  'fire ?(?:place|pit)',
  'lareira externa',
  'mini ?market|mini ?mercado|mercado (?:autonomo|inteligente)',
  'lavanderia (?:compartilhada|coletiva)|lavanderia(?= *[,;|/•·]| {2})|(?<=[,;|/•·] {0,3})lavanderia',
  'solarium|solario',
  'deck (?:molhado|seco)',
  'jacuzzi|hidromassagem|ofuro',
  'wine bar|adega(?: climatizada)?',
  'pub|bar da piscina',
  'horta(?: comunitaria)?',
  'pomar',
  'redario',
  'pista de (?:caminhada|cooper|skate|corrida)|ciclovia',
  'car wash',
  'car ?port',
  'market place',
  'portaria (?:24 ?h(?:oras)?|remota|virtual|eletronica)',
  'gerador(?: de energia)?',
  'hall (?:de entrada )?(?:decorado|mobiliado)',
  'energia solar|placas? solares|paineis solares',
  '(?:tomadas?|carregadores?|recarga|ponto de recarga) (?:para |de )?(?:carros? eletricos?|veiculos? eletricos?)',
  'fechaduras? (?:eletronicas?|digita(?:l|is))',
  'reuso de agua|captacao de agua da chuva',
  'box de praia|guarda pranchas?|ducha para pranchas?',
  'elevador(?:es)? (?:sociais|social|de servico|panoramicos?)',
  'sala de (?:delivery|encomendas)',
  'boliche',
  'simulador de golfe?',
  'garagem nautica|marina|pier',
];
const item = new RegExp(`(?<![a-z])(?:${items.join('|')})(?![a-z])`, 'g');

/** Surroundings, missing items, paid extras and plan fillers. */
const notIts =
  /\b\d+\s?(?:min(?:utos)?|km|metros)\b|\bproxim[oa]|\bperto\b|\bnao (?:possui|tem|inclui|ha)\b|\bsem\b|\bbairro\b|\bao lado d[ao]\b|r\$|\bcurso|\bcinema do\b|\bshopping\b/;

/** What is drawn by an author who is named behind it, and those who draw. */
const authored =
  '(?:(?:projeto |design )*(?:d[eo] )?(?:interiores|decoracao|paisagismo|paisagistico|arquitetura|arquitetonico|ambientacao|luminotecnic[ao]|iluminacao)(?: das? areas? comu(?:m|ns)| do (?:edificio|terreo))?)';
const beforeAuthor = new RegExp(
  `(?:\\b${authored}(?:\\s*[:|\\t–-]\\s*| (?:d[aeo] |por |pel[oa] )?)|\\b(?:assinad|desenvolvid|criad|concebid|projetad)[oa]s? (?:por|pel[oa]s?) (?:escritorio )?)[^,.;•|\\t]*$`,
);
const authorLabel = new RegExp(`^\\W*${authored}\\W*$`);
const profession = /\b(?:arquitet[oa]s?|arquitetura|paisagistas?|design(?:ers?)?|decorador(?:a|es)?)\b/;

/**
 * Whether the item is a word of an author's name ('Ateliê Marta Quirino', 'Jardim & Horta'): it stands where an
 * author is named, among capitalised words that are no items.
 */
function isAuthors(text: string, folded: string, at: number, above: string): boolean {
  if (!/\p{Lu}/u.test(text[at] ?? '')) return false;
  const start = Math.max(...[...',.;•|\t:'].map((sign) => folded.lastIndexOf(sign, at - 1))) + 1;
  const end = folded.slice(at).search(/[,;.•|\t]|$/) + at;
  const clause = text.slice(start, end);
  const rest = [...folded.slice(start, end).matchAll(item)].reduceRight(
    (words, { index, 0: found }) => `${words.slice(0, index)} ${words.slice(index + found.length)}`,
    clause.replace(/^.*?(?=\p{Lu})/u, (lead) => ' '.repeat(lead.length)),
  );
  const namesMore = rest
    .split(/\s+/)
    .some((word) => /^\p{Lu}\p{L}/u.test(word) && !new RegExp(`^${authored}$`).test(foldText(word)));
  if (!namesMore) return false;
  return (
    beforeAuthor.test(folded.slice(0, at)) ||
    authorLabel.test(above) ||
    (/^\s\p{Lu}/u.test(text.slice(at).replace(/^[\p{L}\d-]+/u, '')) && profession.test(folded))
  );
}

/** A heading of a leisure and comfort list, whatever its items are called. */
const listHeading =
  /^\W*(?:areas? (?:comuns?|de lazer|sociais|social)(?: e (?:de )?lazer)?|(?:itens|espacos|opcoes|estrutura|infraestrutura)? ?(?:completa )?(?:de )?(?:lazer|convivencia)(?: (?:completo|e convivencia|e (?:bem[- ]estar|comodidades?|conveniencia)))?|infraestrutura|comodidades|facilities|amenities|amenidades|bem[- ]estar e lazer)\s*:?\W*$/;
const bullet = /^\s*[•·▪■◦●○✓✔›»*–—-]\s*/u;

/** The items below such a heading, complete and as written. */
function listedItems(passages: readonly Passage[]): Candidate<string>[] {
  let under: Passage | null = null;
  return passages.flatMap((passage) => {
    const [line] = passage.lines;
    if (listHeading.test(passage.folded) && line!.cells.length === 1) {
      under = passage;
      return [];
    }
    const isItem = under !== null && under.lines[0]!.document === line!.document && bullet.test(passage.text);
    if (!isItem) {
      under = null;
      return [];
    }
    const words = passage.text.replace(bullet, '').replace(/[.;,\s]+$/, '');
    const folded = passage.folded.slice(-words.length);
    const isName = words.length >= 3 && words.length <= 60 && isPlainValue(words);
    return isName && !notIts.test(folded) && !/^\d+ (?:dorm|quarto|suite|vaga|m²|m2)/.test(folded)
      ? [stated(words, 3, passage)]
      : [];
  });
}

/** Leisure and comfort of the building, in the documents' words. */
export function extractAmenidades(lines: SourceLine[]): Fact<string>[] {
  const found: Candidate<string>[] = listedItems(readPassages(lines));
  for (const [index, line] of lines.entries()) {
    if (notIts.test(line.folded)) continue;
    const above = isNext(lines[index - 1] ?? line, line) ? lines[index - 1]!.folded : '';
    for (const match of line.folded.matchAll(item)) {
      if (isAuthors(line.text, line.folded, match.index, above)) continue;
      const words = line.text.slice(match.index, match.index + match[0].length);
      found.push(candidate(asLabel(words), match[0].length === line.folded.trim().length ? 3 : 2, line));
    }
    const below = lines[index + 1];
    if (below && below.paragraph === line.paragraph && isNext(line, below))
      found.push(...acrossTheEnd(line, below));
  }
  const byKey = Map.groupBy(found, ({ value }) => keyOf(value));
  return [...byKey]
    .filter(([key]) => ![...byKey.keys()].some((other) => other !== key && ` ${other} `.includes(` ${key} `)))
    .map(([, group]) =>
      factOf(
        group.toSorted((a, b) => rankOf(a, precedences.fromMemorial) - rankOf(b, precedences.fromMemorial)),
        [],
        null,
        { key: keyOf },
      ),
    );
}

/** Items that span the end of a paragraph's line. */
function acrossTheEnd(line: SourceLine, below: SourceLine): Candidate<string>[] {
  if (notIts.test(below.folded)) return [];
  const text = `${line.text} ${below.text}`;
  return [...`${line.folded} ${below.folded}`.matchAll(item)]
    .filter(({ index, 0: words }) => index < line.text.length && index + words.length > line.text.length + 1)
    .map((match) =>
      candidate(asLabel(text.slice(match.index, match.index + match[0].length)), 2, line, below),
    );
}

/** 'PISCINA AQUECIDA' → 'Piscina aquecida'. */
const asLabel = (words: string) => {
  const lower = words.toLowerCase().replace(/\s+/g, ' ');
  return lower.charAt(0).toUpperCase() + lower.slice(1);
};

const keyOf = (value: string) =>
  value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/-/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(\w{4,}[aeiou])s\b/g, '$1')
    .replace(/\b(sal)oes\b/g, '$1ao');
