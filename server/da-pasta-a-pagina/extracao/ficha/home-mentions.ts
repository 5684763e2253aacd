import type { Sentence } from '../passages.ts';
import { counted, numberOf } from './counting.ts';

/** What homes are called. For use in a RegExp. */
export const homeNouns =
  'apartamentos|aptos|apts|aps|apes|unidades|unids?|unds?|uhs|units|residencias|residences|moradias|studios|estudios|lofts|flats|casas|sobrados|geminados|lotes|terrenos|chacaras|bangalos|chales|vilas|apart-hoteis';
const officeNouns = 'salas|conjuntos|lajes|consultorios|escritorios';
const praise =
  '(?: (?:apenas|so|unic[ao]s|exclusiv[ao]s|confortaveis|nov[oa]s|ampl[oa]s|modern[oa]s|belas|belos))?';
const quality =
  '(?: (?:residencia(?:l|is)|habitaciona(?:l|is)|autonom[ao]s?|privativ[ao]s|comerciais|mobiliad[ao]s|exclusiv[ao]s|terre[ao]s|geminad[ao]s|compact[ao]s|unic[ao]s|corporativ[ao]s|identic[ao]s))*';
const mention = new RegExp(
  `${counted}(?: \\([^()]{2,40}\\))?[ \\t]?${praise}[ \\t](${homeNouns}|${officeNouns})(?![a-z])\\.?${quality}`,
  'g',
);
/** 'Unidades: 96 (48 por torre)' */
const underLabel = new RegExp(
  `(?<![a-z])(?:unidades|unids?)\\.?(?: residenciais| autonomas)?(?: \\(total\\))?[:\\t] ?${counted}(?!\\d)(?=\\s*(?:$|[.;(|•–]|,(?! ?\\d)))`,
  'g',
);
const namesHomes = new RegExp(`(?<![a-z])(?:${homeNouns})(?![a-z])`);
export const isOffice = new RegExp(`^(?:${officeNouns})$`);
/** '650 ao todo' */
const wholeAlone = new RegExp(`${counted} (?:no total|ao todo|no conjunto)\\b`, 'g');
export const towersSaid = new RegExp(`${counted} (?:torres|blocos|predios|edificios)\\b`);

export const floor = '(?:andar|pavimento|pavto|pav\\b|piso|lamina|nivel)';
export const tower = '(?:torre|bloco|predio|edificio|condominio|fase|etapa|modulo)';
export const each = '(?:por|p/|/|em cada|a cada|cada|n[ao] cada)(?: um[ao]?)?';
const ofFloor = new RegExp(`^(?: tipo)?,? ?${each} ?${floor}`);
const underFloor = new RegExp(
  `\\b(?:por|cada|p/) ${floor}[a-z]*\\.?[,:]? ?(?:com|tem|:|sao|ha)? ?$|\\b(?:o|cada) ${floor}(?: [a-z]+){0,2} (?:reune|tem|com|abriga|oferece|traz) $`,
);
const ofTower = new RegExp(
  `^,? ?${each} ?${tower}|^ ?(?:em )?cada(?: um[ao]?)?(?! (?:com|de|tem)\\b)(?=\\W|$)`,
);
const underTower = new RegExp(`\\b(?:cada|por) ${tower}[^.;,]{0,20}$`);
/** 'Torre Sul: 64 unidades', 'Fase 2 76 aptos' */
const underPart =
  /\b(?:torre|bloco|fase|etapa|modulo|setor)\s+(?!unic[ao]|so\b|com\b|de\b|d[ao]\b|residencial|tem\b|tera\b|sera\b|e\b|em\b|por\b|reune\b|abriga\b|conta\b)[a-z0-9]+\b[^.;|)]{0,30}$/;
/** '12 apartamentos na torre A' */
const inPart = /^[^.;|]{0,30}\b(?:n[ao]|d[ao]) (?:torre|bloco|fase|etapa) (?!unic[ao])[a-z0-9]+/;
const sold =
  /\b(?:resta|restam|restando|sobram|ultim[oa]s|faltam|ainda ha|ainda temos|vendid[oa]s|vendemos|reservad[oa]s|primeir[oa]s|menos de)[^.;,]{0,20}$/;
const isSold =
  /^[^.;,|\t]{0,25}\b(?:vendid|disponive|reservad|restante|a venda\b|permut|livres|quitad|bloquead|alugad|prontas?\b|ja entregues|entregues (?:em|ate|n[ao]s?|por|pel[ao])\b)/;
/** 'Restam 11 das 54 unidades' */
const ofAll = /(?:^|[\s(])(?:\d+|[a-z]+) (?:[a-z]+ )?(?:d[ao]s|dentre [ao]s|de um total de) $/;
const roughly =
  /(?:\b(?:mais de|cerca de|quase|ate|aproximadamente|no maximo|em torno de|ou|entre|media de|dos)|[+~≈x×]|\d (?:a|e)|\d [–-])\s*$/;
const total = /^[^.;|\t,]{0,14}\b(?:no total|ao todo|no conjunto)\b/;
const underTotal =
  /\b(?:totalizando|perfazendo|somando|somam|soma|(?:em |n?um |no )?total(?: geral)? de|total:|ao todo,?|no total,?|unidades:)\s*(?:de |sao |com )?(?:ha |sao )?$/;
const rooms = '(?:quartos?|qr?tos?|qr?ts|dorm\\w*|suites?|q\\b)';
/** '48 apartamentos de 3 quartos', '6 unidades garden': some of them; '2 e 3 quartos' are all. */
const ofKind = new RegExp(
  `^,? (?:(?:de|com|c/) (?:\\d|um|uma|dois|duas|tres|quatro) ${rooms}|garden|duplex|triplex|cobertura|tipo\\b|pcd|pne|adaptad|terre[ao]s? com|de \\d[\\d,.]* ?m(?:²|2|etros)(?! (?:a|e|ate|ou) \\d))`,
);
/** Of what a count is: the whole, what nothing marks as a part, a part of some kind, or nothing that is sold here. */
export type Scope = 'whole' | 'plain' | 'kind' | 'part' | 'floor' | 'tower' | 'none';
export interface Mention {
  value: number;
  noun: string;
  scope: Scope;
  sentence: Sentence;
  /** What follows it in its sentence. */
  after: string;
}

function scopeOf(before: string, after: string): Scope {
  const own = before.slice(Math.max(before.lastIndexOf('|'), before.lastIndexOf('•')) + 1);
  if (ofFloor.test(after) || underFloor.test(before)) return 'floor';
  if (ofTower.test(after) || underTower.test(before)) return 'tower';
  if (ofAll.test(before)) return 'whole';
  if (roughly.test(before)) return 'none';
  if (sold.test(before) || isSold.test(after)) return 'none';
  if (total.test(after) || underTotal.test(before)) return 'whole';
  if (underPart.test(own) || inPart.test(after)) return 'part';
  return ofKind.test(after) ? 'kind' : 'plain';
}

/** The counts of homes in a sentence. */
export function mentionsIn(sentence: Sentence): Mention[] {
  const { folded } = sentence;
  const found = [...folded.matchAll(mention)].map((match): Mention => {
    const end = match.index + match[0].length;
    return {
      value: numberOf(match[1]!),
      noun: match[2]!,
      scope: scopeOf(folded.slice(0, match.index), folded.slice(end)),
      sentence,
      after: folded.slice(end),
    };
  });
  if (!namesHomes.test(folded)) return found;
  const alone = [...folded.matchAll(wholeAlone)].map(
    ([, said]): Mention => ({
      value: numberOf(said!),
      noun: '',
      scope: 'whole',
      sentence,
      after: '',
    }),
  );
  const labelled = [...folded.matchAll(underLabel)].flatMap((match): Mention[] => {
    const isPart = underPart.test(folded.slice(0, match.index)) || sold.test(folded.slice(0, match.index));
    return isPart
      ? []
      : [{ value: numberOf(match[1]!), noun: 'unidades', scope: 'whole', sentence, after: '' }];
  });
  return [...found, ...alone, ...labelled];
}
