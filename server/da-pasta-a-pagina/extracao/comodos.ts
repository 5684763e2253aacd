import { numberList, readNumbers } from './numbers.ts';
import { rejoinRoomWords } from './stray-spaces.ts';

/** Room counts of one home stated by a text. */
export interface Comodos {
  dormitorios: number[];
  suites: number[];
  vagas: number[];
}

const dorms = new RegExp(
  `${numberList}\\s*(?:(?:amplos?|confortaveis|otimos)\\s+)?(?:dorm(?:itorios?|s)?\\b|quartos?\\b|qtos?\\b|dts?\\b|q\\b)(?!\\s*(?:andar|pav|de hotel|de hospede|so n[ao]s? ))`,
  'g',
);
const suites = new RegExp(`${numberList}\\s*(?:(?:amplas?|deles|delas)\\s+)?(?:suites?|sts?\\b)`, 'g');
const vagas = new RegExp(
  `${numberList}\\s*(?:vagas?\\b|vgs?\\b|garagens\\b)(?!\\s*(?:de |para |p/ ?)?(?:visitantes?|motos?|bicicletas?|bikes?|pne|pcd|idosos?|carga|rotativas?|no total|ao todo|cobertas? no))`,
  'g',
);
const labelled = (words: string) =>
  new RegExp(
    `(?<!\\d\\s{0,2}(?:amplos |amplas )?)\\b(?:${words})\\s*[:=\\t]\\s*${numberList}(?!\\s*(?:m²|m2|,|vagas?|suites?|dorm|quartos?|qtos?|box))`,
    'g',
  );
const dormsLabel = labelled('dorm(?:itorio)?s?|quartos?|n[.ºo°]* de (?:dorm(?:itorio)?s|quartos)');
const suitesLabel = labelled('suites?|n[.ºo°]* de suites');
/** 'Garagem coberta para 2 carros' */
const carsIn = new RegExp(
  `\\b(?:garage[mn]s?|abrigo|espaco)(?: \\w+)? (?:para|p\\/) ${numberList} (?:carros?|veiculos|autos)`,
  'g',
);
const vagasLabel = labelled(
  'vagas?(?: de garagem| por (?:unidade|apartamento|apto))?|garagem(?![^.;]{0,12}\\b(?:niveis|pavimentos|subsolos|andares))',
);

/** '2 quartos: 1 vaga', '3 quartos = 2': what goes with a home of so many bedrooms. */
const vagasOf = /\d\s*(?:dorm\w*|quartos?|qtos?|suites?)\s*[:=]\s*(\d)(?!\s*(?:suite|banh|m²|\d))/g;
/** 'Uma vaga por unidade; duas nas coberturas', 'duas vagas, e às coberturas, três': what a kind of home has besides. */
const ofKind = '(?:coberturas?|duplex|penthouses?|gardens?|lofts?|studios?|maiores|menores)';
const besides = '\\bvagas?\\b[^.\\t]{0,50}?(?:[;,]| e ) ?(?:e )?';
const vagasOfKind = [
  new RegExp(`${besides}${numberList} (?:[nd][ao]s?|para [ao]s?) ${ofKind}\\b`, 'g'),
  new RegExp(`${besides}(?:[nd]?[ao]s?|aos?) ${ofKind},? (?:com )?${numberList}(?=\\W*(?:$|[.;]))`, 'g'),
];
/** Spaces that go with no home. */
const ofVisitors = /(?:\+|,| e)?\s*\d+\s*(?:vagas?\s*)?(?:de|para|p\/)\s*visitantes?/g;

/** A numbered room or plan: 'Suíte 1 Dormitório 2' counts nothing. */
const numbered =
  /(?:suites?|dorm(?:itorio)?s?|quartos?|banhos?|wc|tipo|torre|bloco|apt?o?|apartamento|final|planta|opcao|pavimento|andar|n[ºo°.]|nivel)\.?\s*$/;

/** '4 dormitórios (2 suítes + 2 demi-suítes)': the sum stands before its parts. */
const brokenDown = /(?<=\d (?:dorm\w*|quartos?) )\([^)]*\)/g;

/** Bedrooms, suites and parking spaces of one home stated by a text. */
export function readComodos(text: string): Comodos {
  const folded = rejoinRoomWords(text);
  const beds = [...collect(folded, [dorms, dormsLabel], 8), ...fourths(folded)];
  const withBath = collect(
    folded.replace(/demi[- ]?suites?/g, (found) => '_'.repeat(found.length)),
    [suites, suitesLabel],
    8,
  );
  // 'com suíte' after a number of bedrooms means one.
  if (
    withBath.length === 0 &&
    beds.length > 0 &&
    /(?:com|sendo|c\/|e|\+|\()\s*(?:uma )?suite\b(?!s)/.test(folded)
  )
    withBath.push(1);
  // '2 dormitórios + 1 suíte' may mean two or three bedrooms, '2 mais 1 quarto' under 'Suítes' adds up: ambiguous.
  const unclear =
    listedRooms.test(folded) ||
    /(?:dorm\w*|quartos?)\s*\+\s*(?:\w+ )?suite|suites?\s*(?:\+|e|mais)\s*\w+ (?:dorm|quarto|demi)|\d (?:\+|mais) \w+ (?:dorm|quarto)/.test(
      folded.replace(brokenDown, ''),
    );
  const spaces = collect(
    folded.replace(ofVisitors, ''),
    [vagas, vagasLabel, carsIn, vagasElided, ...vagasOfKind, ...(/\bvagas?\b/.test(folded) ? [vagasOf] : [])],
    8,
  );
  const all = (counts: number[], words: string) => [...new Set([...counts, ...byHome(folded, words)])];
  const rooms = all(beds, 'dorm(?:itorio)?s?|quartos?');
  return {
    dormitorios: unclear ? [] : rooms,
    suites: /\btod[oa]s (?:(?:eles|elas) )?(?:(?:sao|em|com) )?suites?\b/.test(folded)
      ? [...new Set([...withBath, ...rooms])]
      : all(withBath, 'suites?'),
    vagas: all(spaces, 'vagas?'),
  };
}

/** 'Sala, cozinha, 2 dormitórios, 1 suíte e banheiro': in a list of rooms a suite may be one more. */
const listedRooms =
  /\b(?:cozinha|lavabo|sala|estar)\b.*(?:\d|dois|duas|tres|quatro)\s+(?:dorm\w*|quartos?), *(?:\d|uma?) +suite/;
/** '2 vagas nos apartamentos e, nas coberturas, 3': the word is left out. */
const vagasElided =
  /\bvagas?\b[^.;]{0,30} e (?:as?|n[ao]s?|para as?|aos?) (?:coberturas?|duplex|gardens?|penthouses?|maiores|finais [\d e]+),? +(\d|uma?|duas|tres|quatro)(?=\s*(?:[.;,)]|$))/g;

/** '3/4 c/ 2 suítes': in the Northeast bedrooms are counted so. */
const fourth = /(?:^|[\s(•✅*–-])([1-5])\/4(?=\s*(?:c\/|com |sendo |\(|[-–,:]|\t|$))/g;
const fourths = (folded: string) => [...folded.matchAll(fourth)].map(([, count]) => Number(count));

/** 'Dormitórios: três na Térrea e na Pátio, quatro no Sobrado': a count for each kind of home. */
function byHome(folded: string, words: string): number[] {
  const list = new RegExp(`\\b(?:${words})\\s*[:=]\\s*([^.;:]+)`).exec(folded)?.[1] ?? '';
  const counts = [...list.matchAll(/(?:^|, (?:e )?| e )(\d|[a-z]{2,6}) n[ao]s? (?=[a-z])/g)];
  return counts.length > 1
    ? counts.flatMap(([, count]) => readNumbers(count!)).filter((count) => count <= 8)
    : [];
}

/** '3 suítes' without bedrooms: three bedrooms, each a suite. */
export function suitesOnly(folded: string, { dormitorios, suites: counted }: Comodos): number[] {
  const part = /dorm|quarto|qto|sendo|demi|\bdas quais\b|\+ ?(?:\d|uma?\b|dois|duas)|closet/.test(folded);
  return dormitorios.length === 0 && !part ? counted.filter((count) => count >= 2) : [];
}

function collect(folded: string, patterns: RegExp[], most: number): number[] {
  const found = patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match) =>
      numbered.test(folded.slice(Math.max(0, match.index - 20), match.index).replace(/^.*\t/, ''))
        ? // 'Final 1 e 2 - 3 suítes' counts behind its number.
          readNumbers(/ [-–] (.+)$/.exec(match[1]!)?.[1] ?? '')
        : readNumbers(match[1]!),
    ),
  );
  return [...new Set(found)].filter((count) => count >= 1 && count <= most);
}
