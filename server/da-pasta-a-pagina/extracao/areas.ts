import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { answersIn } from './answers.ts';
import { candidate, stated } from './candidate.ts';
import { speaksOfOtherWork } from './other-work.ts';
import { readPassages, type Sentence, sentencesOf } from './passages.ts';
import { withoutReports } from './provas/kinds.ts';
import { decideRange } from './ranges.ts';
import { areaRangeOf, mostOfPlot, privateAreaOf, readArea } from './row-area.ts';
import type { SourceLine } from './source.ts';
import type { Row } from './tables.ts';
import { typeCells } from './type-tables.ts';

export interface Areas {
  areaMin: Fact<string> | null;
  areaMax: Fact<string> | null;
}

const figure = '\\d{1,4}(?:\\.\\d{3})*(?:[.,]\\d{1,2})?';
const metres = '\\s?(?:m²|m2|mts²?|mts?2|m\\^2|metros²|metros quadrados)';
// In ranges where only the last figure has the unit ('63 a 110 m²'), a dash has no spaces.
const apart = `(?:${metres}\\s*(?:\\||/|,|;|\\be\\b|\\ba\\b|\\bate\\b|\\bou\\b|[-–—•·])\\s*|\\s*(?:/|\\||,(?=\\s)|\\be\\b|\\ba\\b|\\bate\\b|\\bou\\b)\\s*|[-–])`;
const list = new RegExp(`(?<![\\d.,])((?:${figure}${apart}){0,8}${figure}${metres})(?![\\d²])`, 'g');
const withUnit = new RegExp(`${metres}$`);

const figures = new RegExp(`(?<![\\d.,])${figure}(?=${metres}|$)`, 'g');

const ofHome =
  /\b(?:(?<!(?:clube|parque|lazer|bosque|acesso|quintal|quintais|jardim|jardins|terracos?|varandas?|sacadas?|decks?|piscinas?|hall|halls|elevador|elevadores) )(?:privativ\w*|priv(?:at)?\b)|moradias?|[oa] (?:menor|maior)(?=,? (?:te[mn]|mede|com|possui|del[ae]s|unidade|apartamento|planta|casa|lote))|nenhum[a]? (?:passa|ultrapassa|excede|supera)|flats?|kit(?:i|che)?nets?|apartamentos?|aptos?|ap|apes?|studios?|lofts?|dorm\w*|quartos?|qr?tos?|qr?ts|suites?|plantas?|tipo|tipologias?|gardens?|coberturas?|penthouses?|duplex|unidades?|\d ?q|residencias?|casas?|opcoes|metragens?|final|maiores|menores|chegam?)\b/g;
const ofOther =
  /\b(?:hospedes|principal|master|total|totais|terrenos?|lotes?|construid\w*|lazer|comum|comuns|vagas?|garage\w+|box|deposito|terracos?|varandas?|avarandad\w*|sacadas?|piscinas?|salao|saloes|academia|fitness|hall|lobby|lojas?|mall|bosque|parque|praca|decks?|rooftop|living|salas?|cozinha|gourmet|churrasqueira|verde|lagos?|lagoas?|represa|mata|preservacao|quadra|spa|espaco|coworking|playground|jardim|jardins|descobert\w*|externa?|acessori\w*|closet|banho|hobby|empreendimento|complexo|clube|r\$|valor|cub|preco|obra|concreto|kids|pet|lounge|bar|estar|jantar|varanda|area de servico|lavanderia|banheiro|lavabo|quintal|laje|fracao)\b/g;

/** Private area of the homes, minimum and maximum, as decimal strings of m². */
export function extractAreas(lines: SourceLine[], rows: Row[]): Areas {
  const sold = soldAs(lines);
  // 'Apê 1 quarto | 33,20 m² | R$ 269.000' under no heading reads like any other line.
  const hasArea = (row: Row) => row.cells.some(({ header }) => /area|m²|m2|privativ|metrag/.test(header));
  const inRows = new Set(rows.flatMap((row) => (hasArea(row) || privateAreaOf(row) ? [row.line] : [])));
  const fromRows = rows.flatMap((row) => {
    const area = privateAreaOf(row);
    return [...(area ? [area] : []), ...areaRangeOf(row)].map((one) => candidate(one, 3, row.line));
  });
  const said = readPassages(lines.filter((line) => !inRows.has(line))).flatMap((passage) => {
    const sentences = sentencesOf(passage);
    return inPassage([...sentences, ...answersIn(sentences)], sold);
  });
  const fromTypes = typeCells(lines, inRows, sold === 'houses' ? ofHouses : undefined).flatMap(
    ({ of, cell, line }) => {
      if (of !== 'area') return [];
      return (cell.folded.match(figures) ?? []).flatMap((one) => {
        const area = readArea(one);
        return area ? [candidate(area, 2, line)] : [];
      });
    },
  );
  const sure = said.filter((one) => one.sure);
  // An unexplained figure ('110 m²' over a drawing) counts only if there is nothing else.
  const used = fromRows.length + fromTypes.length > 0 || sure.length > 0 ? sure : said;
  const candidates = used.map(({ area, sure: isSure, sentence }) => stated(area, isSure ? 2 : 0, sentence));
  const own = new Set(withoutReports('areaMax', [...fromRows, ...fromTypes, ...candidates], lines));
  // 'A partir de 101 m²' says where they begin, and nothing of where they end; 'até 101 m²' the other way round.
  const without = (end: 'from' | 'upTo') =>
    decideRange(
      [...fromRows, ...fromTypes, ...candidates.filter((_, index) => !used[index]![end])].filter((one) =>
        own.has(one),
      ),
      bounds(sold),
    );
  const [areaMin] = without('upTo');
  const [, areaMax] = without('from');
  const isOneSize = Number(areaMax?.value ?? 0) <= Number(areaMin?.value ?? 0);
  const isOpen = (end: 'from' | 'upTo') => isOneSize && used.some((one) => one[end]);
  return { areaMin: isOpen('upTo') ? null : areaMin, areaMax: isOpen('from') ? null : areaMax };
}

/** 'No lado serra, a área privativa é de 204 m². No lado mar, de 186 m²': the second goes on with the first. */
function inPassage(sentences: Sentence[], sold: Sold) {
  let isTold = false;
  return sentences.flatMap((sentence) => {
    if (speaksOfOtherWork(sentence.folded) || ofJoined.test(sentence.folded)) return [];
    const read = privateAreas(sentence, sold);
    const goesOn = isTold && ellipsis.test(sentence.folded);
    isTold = read.some(({ sure }) => sure) || (goesOn && read.length > 0);
    return read.map((one) => ({ ...one, sure: one.sure || goesOn, sentence }));
  });
}
/** '12 salas unidas, 478 m²': larger than any that is sold. */
export const ofJoined = /\bunific\w+|\bjunc(?:ao|oes)\b|\b(?:andar|laje) inteir[oa]\b/;
const ellipsis = /^(?:n?[oa]s?|em) [a-z ]{2,30}, (?:sao |com |de )?\d[\d.,]* ?m[²2]/;

const bounds = (sold: Sold) => ({
  same: (a: number, b: number) =>
    a === b || (Math.abs(a - b) < 1 && (Number.isInteger(a) || Number.isInteger(b))),
  plausible: (area: number) => (sold === 'plots' ? area >= 100 && area <= 5000 : area >= 15 && area <= 1000),
});

/** What is for sale: a house's built area counts, and plots are units themselves. */
type Sold = 'flats' | 'houses' | 'plots' | 'offices';

/** A house that shows what may be built on a plot, or that one may dream of. */
const ofModelHouse =
  /\bcasas?[ -](?:modelo|decorad[ao])\b|\bprojetos?[ -](?:modelo|padrao|sugerid[oa])|\b(?:construa|construir|erguer|projetar)\b[^.;]{0,20}\bcasas?\b|\bcasas? (?:devera|deverao|podera|poderao|pode|deve)\b|\b(?:lotes?|terrenos?|chacaras?)\b[^.;]{0,30}\bpara (?:a |uma |sua )?casa\b/;
/** 'Arquitetura: Studio Penedo' sells no studios. */
const ofAuthors =
  /^\W*(?:arquitetura|interiores|paisagismo|decoracao|projetos?)\b[^.:\t]{0,24}(?:[:\t]|\.{3}|por )/;

/** What is said of plots alone, where plots are sold. */
export const withoutModelHouses = (lines: SourceLine[]): SourceLine[] =>
  soldAs(lines) === 'plots' ? lines.filter(({ folded }) => !ofModelHouse.test(folded)) : lines;

export function soldAs(lines: SourceLine[]): Sold {
  const speak = (words: RegExp) =>
    lines.some(({ folded }) => words.test(folded) && !ofModelHouse.test(folded) && !ofAuthors.test(folded));
  if (
    speak(/\b(?:condominio (?:fechado )?de (?:\d+ )?(?:lotes|terrenos|chacaras)|loteamento)\b/) &&
    !speak(/\b(?:apartamentos?|dorm\w*|quartos?|suites?)\b/)
  )
    return 'plots';
  if (
    speak(/\bsalas? (?:comercia|corporativ|de \d|a partir)|\b\d+ salas (?:em|comercia)/) &&
    !speak(/\b(?:apartamentos?|aptos?|studios?|dorm\w*|quartos?|suites?|casas?|lotes?)\b/)
  )
    return 'offices';
  if (speak(/\b(?:apartamentos?|aptos?|studios?|lofts?|privativ[ao]s?)\b/)) return 'flats';
  if (speak(/\b(?:casas?|sobrados?)\b/)) return 'houses';
  return speak(/\bloteamento\b|\blotes?\b|\bchacaras?\b|\bterrenos de \d/) &&
    !speak(/\b(?:dorm\w*|quartos?|suites?)\b/)
    ? 'plots'
    : 'flats';
}
const ofHouses = /^area construida\b[^\d]{0,8}$/;
const builtArea = /\bconstruid[ao]s?\b/g;
const plotArea = /\b(?:lotes?|terrenos|chacaras?)\b/g;
const officeArea = /\bsalas?\b(?! de [a-z])/g;
const asHomes: Record<Exclude<Sold, 'flats'>, RegExp> = {
  houses: builtArea,
  plots: plotArea,
  offices: officeArea,
};

/** Private areas in a line of text; `sure` if its words say that they are homes. */
export function privateAreas(
  line: { folded: string },
  sold: Sold = 'flats',
): { area: string; sure: boolean; from: boolean; upTo: boolean }[] {
  const folded = withUnits(line.folded).replace(besides, (found) => ' '.repeat(found.length));
  const matches = [...folded.matchAll(list)];
  const cells = folded.split('\t');
  const isRow = cells.length > 2;
  // As long as the words they replace, to keep positions.
  const read = (text: string) =>
    sold === 'flats' ? text : text.replace(asHomes[sold], (found) => 'casa'.padStart(found.length));
  const bare = isBare(folded) || (cells.length === 2 && isBare(inCells(folded).join('\t')));
  // 'Lote | 200 m² | 235 a 260 m²': the first cell says what the others measure.
  const ofRow = isRow && !/\d/.test(cells[0]!) && subject(read(cells[0]!), '') === 'other' ? 'other' : null;
  // '1 suíte | 38 a 46 m² | 1 vaga'
  const isAlone = isRow && countsRooms.test(folded) && inCells(folded).length === 1;
  const isLabelFirst = matches.length > 1 && labelBefore(folded.slice(0, matches[0]!.index)) !== null;
  let above: 'home' | 'other' | null = null;
  return matches.flatMap((match, index) => {
    const previous = matches[index - 1];
    const between = folded.slice(previous ? previous.index + previous[0].length : 0, match.index);
    const before = between
      .replace(isRow ? /^.*\t/ : '', '')
      // '52 m² (2 quartos, 1 vaga), 64 m²': what is in brackets belongs to the figure before.
      .replace(/\([^()]*\)/g, '');
    const end = match.index + match[0].length;
    // Figures read out of words are filled with spaces.
    const after = folded
      .slice(end, matches[index + 1]?.index ?? end + 90)
      .replace(/^ {2,}/, ' ')
      .slice(0, 40)
      .replace(/\t.*$/, '');
    // 'Unidade 304, 27 m²' begins with the home's number.
    const figuresOfIt = numberedHome.test(before) ? match[1]!.replace(/^\d+(?:,\s| [-–] )/, '') : match[1]!;
    const areas = figuresOfIt
      .split(/\s*(?:[|/;•·–—-]|,(?=\s)|\be\b|\ba\b|\bate\b|\bou\b)\s*/)
      .flatMap(
        (part) =>
          readArea(part.replace(withUnit, '').trim(), sold === 'plots' ? mostOfPlot : undefined) ?? [],
      );
    const own =
      isAlone && before.trim() === '' && after.trim() === ''
        ? 'home'
        : ((isLabelFirst ? labelBefore(before) : null) ?? subject(read(before), read(after)) ?? ofRow);
    // '87,50 m² (meio) e 91,10 m² (pontas)': the second goes on with the first.
    const kind: 'home' | 'other' | null = own ?? (previous && isJoint(between) ? above : null);
    above = kind;
    if (kind === 'other' || areas.length === 0) return [];
    const several = bare && areas.length + matches.length > 2;
    const from =
      areas.length === 1 &&
      /(?:a partir de|desde|partindo de|comecando em|iniciando em)\s*(?:os )?$/.test(before);
    const upTo = areas.length === 1 && /\b(?:ate|no maximo|maximo de)\s*(?:os )?$/.test(before);
    return areas.map((area) => ({ area, sure: kind === 'home' || several, from, upTo }));
  });
}

/** 'Entre 35 e 79 m²': nothing beside the figures. */
const isBare = (text: string) =>
  text
    .replace(list, '')
    .replace(/\([^()]*\)|\b(?:a partir de|desde|de|a|e|ate|entre)\b/g, '')
    .replace(/[^a-z0-9]/g, '') === '';

/** What stands between two figures of one list: ' (meio) e ', '), 12x30 ('. */
const isJoint = (between: string) =>
  !between.includes('\t') &&
  /^\W*(?:(?:e|ou|a|ate) )?\W*$/.test(
    between.replace(/\([^()]*\)/g, '').replace(/\b\d+(?:,\d+)? ?x ?\d+(?:,\d+)?/g, ''),
  );

/** 'Privat. 86,00', 'apartamentos de 62 a 88 metros': private areas whose unit is left out or cut short. */
const unitless =
  /\b(?:area )?(?:priv(?:at(?:iv[ao]s?)?)?|uti(?:l|eis))\b\.?:? *(?:de )?(\d{2,4},\d{1,2})(?!\d|[.,]\d|\s?(?:m[²2]|mts?|metros|%))/g;
const spokenMetres =
  /\b((?:apartamentos?|aptos?|apes|studios?|plantas?|unidades|casas|residencias|metragens|tipologias|opcoes|dorm\w*|quartos?|suites?)\.?[^.;:\d\t]{0,16}(?:\d{2,3}(?:,\d{1,2})? (?:a|e|ou|ate) )?\d{2,3}(?:,\d{1,2})?) metros(?! (?:d[aeo]s?|ate|quadrad|lineares))/g;
const withUnits = (folded: string) =>
  folded.replace(unitless, 'privativa $1 m²').replace(spokenMetres, '$1 m²');

/** 'Privativa 118 m², total 189 m², privativa 78 m²': where each figure stands behind its word. */
function labelBefore(before: string): 'home' | 'other' | null {
  const [, label] = /\b(privativ[ao]s?|uti(?:l|eis)|tota(?:l|is)|comu(?:m|ns))\s*:?\s*$/.exec(before) ?? [];
  if (label === undefined) return null;
  return /^(?:priv|uti)/.test(label) ? 'home' : 'other';
}

/** '1 suíte', 'Apê 2 quartos' */
const countsRooms = /(?:^|\t)[^\t\d]{0,24}\d (?:suites?|dorm|quartos?|qtos?|qr?ts?\b)/;
const inCells = (folded: string) => folded.split('\t').filter((cell) => /m[²2]/.test(cell));

const numberedHome = /\b(?:unidade|apto?|apartamento|casa|sala|lote|loja)\.? (?:n[ºo°.]* ?)?$/;

/** What comes with a home beside its own area: '133 m² + deck de 40 m²'. */
const besides =
  /(?:\+\s*(?!\d)|\b(?:inclui|com|mais|e)\s+(?:gardens?|terracos?|jardim|quintal|varandas?|decks?|sacadas?|solarium|rooftop|area externa)\b)[^,;.+\d]{0,30}\d[\d.,]*\s?(?:m²|m2)|\b(?:mais|alem de)\s+\d[\d.,]*\s?(?:m²|m2)(?! privativ)/g;

/** A figure's subject: the nearest word before it, else the first one after. */
function subject(before: string, after: string): 'home' | 'other' | null {
  const near = before.slice(-60).replace(itsRoom, ' ');
  const home = lastIndex(near, ofHome);
  const other = lastIndex(near, ofOther);
  if (home >= 0 || other >= 0) {
    // '63 m² privativos' after another label: the words right after are more exact.
    if (/^\s*(?:de area )?(?:priv)/.test(after)) return 'home';
    if (/^\s*(?:de )?(?:area )?(?:tota(?:l|is)|construid|de terreno|de lazer)/.test(after)) return 'other';
    return home > other ? 'home' : 'other';
  }
  // '22,40 m², banheiro e cozinha' says what that home holds.
  const next = after.slice(0, 30);
  if (/^, (?!total|constru|terreno)/.test(next) && firstIndex(next, ofHome) > 30) return null;
  const homeNext = firstIndex(next, ofHome);
  const otherNext = firstIndex(next, ofOther);
  if (homeNext === otherNext) return null;
  return homeNext < otherNext ? 'home' : 'other';
}

/** 'Dois quartos com sala ampliada, com 72 m²': the figure is the home's. */
const itsRoom = / com (?:[a-z]+ ){1,3}?[a-z]+, com $/;

const lastIndex = (text: string, words: RegExp) => [...text.matchAll(words)].at(-1)?.index ?? -1;
const firstIndex = (text: string, words: RegExp) =>
  [...text.matchAll(words)][0]?.index ?? Number.POSITIVE_INFINITY;
