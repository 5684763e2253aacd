import { countsByKind } from './by-kind.ts';
import { numberList, readNumbers } from './numbers.ts';
import { rejoinRoomWords } from './stray-spaces.ts';

/** Room counts of one home stated by a text. */
export interface Comodos {
  dormitorios: number[];
  suites: number[];
  vagas: number[];
}

/** '3 confortáveis dormitórios', '2 boas vagas' */
const praise =
  '(?:(?:ampl[oa]s?|confortave(?:l|is)|otim[oa]s|bo(?:ns|as)|grandes|espacos[oa]s|excelentes|bel[oa]s|lind[oa]s|generos[oa]s|arejad[oa]s|ventilad[oa]s|iluminad[oa]s|complet[oa]s|modern[oa]s|unica|so)\\s+)?';
const dorms = new RegExp(
  `${numberList}\\s*${praise}(?:dorm(?:itorios?|ts|s)?(?:\\(s\\)|\\b)|quartos?(?:\\(s\\)|\\b)|qr?tos?\\b|qr?ts\\b|dts?\\b|q\\b)(?!\\s*(?:andar|pav|de hotel|de hospede|so n[ao]s? ))`,
  'g',
);
const suites = new RegExp(
  `${numberList}\\s*(?:(?:deles|delas)\\s+(?:e |sao )?)?${praise}(?:suites?|sts?\\b)`,
  'g',
);
const vagas = new RegExp(
  `${numberList}\\s*${praise}(?:vagas?(?:\\(s\\)|\\b)|vgs?\\b|garagens\\b|box(?:es)? de (?:garagem|estacionamento))(?!\\s*(?:extras?\\b|(?:de |para )?(?:carros? |autos? )?compartilhad|dupl[ao]s?\\b|(?:de |para |p/ ?)?(?:visitantes?|hospedes?|motos?|bicicletas?|bikes?|pne|pcd|idosos?|carga|rotativas?|no total|ao todo|cobertas? no)))`,
  'g',
);
const labelled = (words: string) =>
  new RegExp(
    `(?<!\\d\\s{0,2}(?:amplos |amplas )?)\\b(?:${words})\\.?\\s*(?:[:=\\t|]|(?:\\.\\s?){3,}|…+)\\s*(?:de |entre |com |sao |tem )?${numberList}(?!\\s*(?:m²|m2|,|vagas?|suites?|dorm|quartos?|qtos?|box|subsolos?|niveis|nivel|pavimentos?|andares|pisos?))`,
    'g',
  );
const dormsLabel = labelled(
  'dorm(?:itorio)?s?|quartos?|qr?tos?|qr?ts|n[.ºo°]* de (?:dorm(?:itorio)?s|quartos)',
);
const suitesLabel = labelled('suites?|n[.ºo°]* de suites');
/** 'Garagem coberta para 2 carros' */
const carsIn = new RegExp(
  `\\b(?:garage[mn]s?|vagas?|abrigo|espaco|estacionamento)(?: \\w+)?[ \\t]*(?:(?:para|p\\/|com|de)|[:=\\t|])\\s*${numberList} (?:carros?|veiculos?|autos?)\\b`,
  'g',
);
const vagasLabel = labelled(
  '(?:n[.ºo°]* de )?(?:vagas?|vgs?)(?: de garagem| privativas?| por (?:unidade|apartamento|apto|casa|sala))?|gar|box|garagem(?![^.;]{0,12}\\b(?:niveis|pavimentos|subsolos|andares))',
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
  /(?:col(?:una)?s?|prumadas?|pontas?|finais|suites?|dorm(?:itorio)?s?|quartos?|banhos?|wc|tipo|torre|bloco|apt?o?|apartamento|final|planta|opcao|pavimento|andar|n[ºo°.]|nivel)\.?\s*$/;

/** 'Casas 1 e 2 - 3 quartos': the numbers of homes, where what they have stands behind them. */
const numberedHomes =
  /(?:casas?|unid(?:ade)?s?|ap(?:to)?s?|lotes?|sobrados?|modelos?|cobs?|coberturas?)\.?\s*$/;
const behindNumbers = / [-–:] (.+)$/;

/** '4 dormitórios (2 suítes + 2 demi-suítes)': the sum stands before its parts. */
const brokenDown = /(?<=\d (?:dorm\w*|quartos?) )\([^)]*\)/g;

/** 'Um escritório que pode virar um quarto': what an owner makes of a room. */
const mayBecome =
  /\b(?:pode(?:m|ra|rao)?|podendo|da para|que) (?:se )?(?:virar|vira|viram|ser (?:convertid|transformad|revertid|usad)\w* (?:em|como)|(?:se )?transformar em|converter em)\b[^.;,]*/g;

/** Bedrooms, suites and parking spaces of one home stated by a text. */
export function readComodos(text: string): Comodos {
  const folded = rejoinRoomWords(text).replace(mayBecome, (found) => ' '.repeat(found.length));
  const [, ...short] = shortForm.exec(folded) ?? [];
  if (short.length > 0) {
    const [dormitorios, withSuite, spaces] = short.map((count) => [Number(count)]);
    return { dormitorios: dormitorios!, suites: withSuite!, vagas: spaces! };
  }
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
    [
      vagas,
      vagasLabel,
      carsIn,
      cars,
      vagasElided,
      ...vagasOfKind,
      ...(/\bvagas?\b/.test(folded) ? [vagasOf] : []),
    ],
    8,
  );
  // Behind the first count the word may be left out.
  if (spaces.length > 0 || parkingLabel.test(folded) || eachHome.test(folded))
    spaces.push(...countsByKind(folded, 'vagas'));
  if (spaces.length === 0 && oneSpace.test(folded)) spaces.push(1);
  spaces.push(...ofFloor(folded));
  const all = (counts: number[], words: string) => [...new Set([...counts, ...byHome(folded, words)])];
  const rooms = [...new Set([...all(beds, 'dorm(?:itorio)?s?|quartos?'), ...others(folded)])];
  const sums = [...folded.matchAll(suiteFirst)].map(([, more]) => 1 + readNumbers(more!)[0]!);
  return {
    dormitorios: sums.length > 0 ? [...new Set(sums)] : unclear ? [] : rooms,
    suites: /\btod[oa]s (?:(?:eles|elas) )?(?:(?:sao|em|com) )?suites?\b/.test(folded)
      ? [...new Set([...withBath, ...rooms])]
      : all(withBath, 'suites?'),
    vagas: all(spaces, 'vagas?'),
  };
}

/** 'Suíte + 2 quartos': before the other bedrooms a suite is none of them. */
const suiteFirst =
  /(?<!\d |[a-z])(?:(?:1|uma) )?suite (?:\+|mais) (\d|um|dois|tres) (?:dorm\w*|quartos?|qr?tos?|demi)(?![^.;]{0,12}(?:revers|servico|empregada))/g;

/** '2 dormitórios (uma suíte) ou 3 suítes', '2 quartos nos finais 1 e 2, 3 nos demais' */
const orSuites = new RegExp(
  `(?:dorm\\w*|quartos?)(?: \\([^)]*\\)| com suite)? ou ${numberList} suites\\b`,
  'g',
);
const others = (folded: string): number[] => [
  ...[...folded.matchAll(orSuites)].flatMap(([, list]) => readNumbers(list!)),
  ...(/\d ?(?:dorm|quarto|qr?to)/.test(folded) ? countsByKind(folded, 'dormitorios') : []),
];

/** 'Sala, cozinha, 2 dormitórios, 1 suíte e banheiro': in a list of rooms a suite may be one more. */
const listedRooms =
  /\b(?:cozinha|lavabo|sala|estar)\b.*(?:\d|dois|duas|tres|quatro)\s+(?:dorm\w*|quartos?)(?:, *| e )(?:\d|uma?) +suite/;
/** '2 vagas nos apartamentos e, nas coberturas, 3': the word is left out. */
const vagasElided =
  /\bvagas?\b[^.;]{0,30} e (?:as?|n[ao]s?|para as?|aos?) (?:coberturas?|duplex|gardens?|penthouses?|maiores|finais [\d e]+),? +(\d|uma?|duas|tres|quatro)(?=\s*(?:[.;,)]|$))/g;

const eachHome =
  /\b(?:vagas?|vgs?|garage[mn]s?)\b[^.;]{0,40}(?:por|p\/|\/|para cada|em cada) ?(?:unidade|apartamento|apto|ap|casa|sala|studio|residencia)\b/;
const parkingLabel = /\b(?:vagas?|vgs?|garage[mn]s?)\b[^.;:]{0,25}(?::|(?:\. ?){3,}|…)/;
/** 'Todos os apartamentos com vaga', '2 quartos com suíte e vaga' */
const oneSpace =
  /\b(?:tod[oa]s|cada)\b[^.;]{0,40}\bcom (?:a sua |sua )?vaga\b(?! (?:para|de visit|rotativ|extra))|(?:\d ?(?:dorm\w*|quartos?|qr?tos?|qr?ts)|suites?|m²)[^.;\d]{0,24}(?:,| e| \+| com| c\/) vaga(?: de garagem)?(?=\s*(?:[.;,)]|$|\t|e |n[ao] |coberta|privativa|individual))/;
/** '3D/1S/2V' */
const shortForm = /(?<![a-z\d])(\d) ?[dq][ /|,+-]{0,3}(\d) ?s[ /|,+-]{0,3}(\d) ?v(?![a-z])/;
/** 'Recuo para 2 carros' */
const cars = new RegExp(
  `\\b(?:para|p/|cabem) ?(?:ate )?${numberList} (?:carros|automoveis|autos)\\b(?! eletric)`,
  'g',
);
/** An office floor has more than a home. */
const floorSpaces =
  /\bvagas?\s*[:=\t]\s*(\d{1,2}) por laje|\b(\d{1,2}) vagas (?:[a-z]+ )?(?:por|em cada) laje/;
const ofFloor = (folded: string): number[] => {
  const [, labelled, told] = floorSpaces.exec(folded) ?? [];
  const count = Number(labelled ?? told ?? 0);
  return count > 0 ? [count] : [];
};

/** '3/4 c/ 2 suítes': in the Northeast bedrooms are counted so. */
const fourth =
  /(?:^|[\s(•✅*–-])([1-5])\/4(?=\s*(?:c\/|com |sendo |\(|[-–,.;:]|\t|$|e [1-5]\/4|ou [1-5]\/4|suite|varanda|nascente|revers))/g;
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
    [...folded.matchAll(pattern)].flatMap((match) => {
      const before = folded.slice(Math.max(0, match.index - 20), match.index).replace(/^.*\t/, '');
      // 'Final 1 e 2 - 3 suítes' counts behind its number.
      const behind = behindNumbers.exec(match[1]!)?.[1];
      const isNumbered = numbered.test(before) || (behind !== undefined && numberedHomes.test(before));
      return readNumbers(isNumbered ? (behind ?? '') : match[1]!);
    }),
  );
  return [...new Set(found)].filter((count) => count >= 1 && count <= most);
}
