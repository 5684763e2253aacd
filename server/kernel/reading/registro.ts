import { foldAligned } from './fold.ts';

/** Registration of an incorporação, each part as written. */
export interface FoundRegistro {
  numero: string;
  cartorio: string | null;
}

const matricula = '(?:matr[ií]cula|matr?\\.?|m[.\\-–/]?)\\s*(?:n[.ºo°]{0,2}\\s*)?:?\\s*';
const figure = '\\d{1,3}(?:\\.\\d{3})+|\\d{3,7}';
/** Forms that name the act of registration, not only the land. */
const acts = [
  // R-2 da matrícula nº 45.678 · R.3/123.456 · R-04, Mat. 67.890 · R2-M45678
  new RegExp(
    `(?<![a-z])r[.\\-–]{0,2}\\s?\\d{1,3}\\s*(?:[/,.\\-–]\\s*|d[ao]\\s+|na\\s+|junto (?:a|à)\\s+)?(?:${matricula})?(?:${figure})(?!\\d|,\\d)`,
    'g',
  ),
  // registrada sob o nº 5 na matrícula 123.456
  new RegExp(
    `sob (?:o |a )?n[.ºo°]{0,2}\\s*(r?[.-]?\\s?\\d{1,4}\\s*,?\\s*(?:na|da)\\s+${matricula}(?:${figure}))`,
    'g',
  ),
  // Registro nº 3 na matrícula nº 55.210
  new RegExp(
    `registr(?:o|ada|ado) n[.ºo°]{0,2}\\s*\\d{1,3}\\s*,?\\s*(?:na|da)\\s+${matricula}(?:${figure})`,
    'g',
  ),
];
/** matrícula 45.678, R-2 · Registro 4/213.770: where the registration itself is named beside its land. */
const further = [
  new RegExp(
    `(?<![a-z])(?:matr[ií]cula|matr?\\.)\\s*(?:n[.ºo°]{0,2}\\s*)?:?\\s*(?:${figure})\\s*[,/–-]?\\s*(?:sob )?r[.\\-–]?\\s?\\d{1,3}(?![\\d/]|[.,]\\d)`,
    'g',
  ),
  /registro\s*(?:n[.ºo°]{0,2}\s*)?:?\s*(\d{1,3}\s?\/\s?(?:\d{1,3}(?:\.\d{3})+|\d{5,7}))(?!\d|[.,/]\d)/g,
];
/** Forms of a bare number: they count only where the registration of an incorporação is mentioned. */
const numbers = [
  // matrícula nº 45.678, R-2
  new RegExp(
    `matricula\\s*(?:n[.ºo°]{0,2}\\s*)?:?\\s*(?:${figure})(?:\\s*,?\\s*(?:sob )?r[.-]?\\s?\\d{1,3}(?!\\d))?`,
    'g',
  ),
  // Registro de incorporação nº 123.456
  /(?:registro (?:de|da) incorporacao|r\.? ?i\.?)(?: imobiliaria)?\s*(?:sob\s+)?(?:n[.ºo°]{0,2}|numero)?\s*:?\s*((?:r[.-]?\s?)?\d[\d./-]{2,16}\d)/g,
];

const spoken = /incorporac|loteamento|(?<![a-z])r\.? ?i\.?\s*(?:n[.ºo°]|:)/;
/** 'Incorporação: Construtora Alfa' beside the land's matrícula registers nothing. */
const registered =
  /(?:registr\w*|arquiv\w*|memorial) (?:d[aeo]s? )?(?:memorial de )?incorporac|incorporac\w+(?: imobiliaria)?[^.:]{0,60}?(?:registrad|arquivad|\bsob\b)|incorporac\w+(?: imobiliaria)?:? (?:r[.-]?\s?\d|n[.º°]|matr)|(?<![a-z])r\.? ?i\.?\s*(?:n[.ºo°]|:)/;

/** Sales material that names an act of a registry names the incorporação's: what else was registered nobody asks. */
const registry = /\b(?:registro|matricula|matr?\.|oficio|c?ri\b|cartorio)/;
const ofLand = /\b(?:terreno|imovel|gleba|lote|propriedade|adquirid|compra|hipoteca|penhora|averbac)\w*\b/;

/** The sentence up to the end of a match. */
const sentenceTo = (folded: string, match: RegExpExecArray) =>
  folded
    .slice(0, match.index + match[0].length)
    .split(/\.\s+(?=[a-z]{3})/)
    .at(-1)!;

/**
 * Registration of the incorporação in a passage of a few lines. The passage must mention an incorporação, or be of
 * sales material and name the act: a bare matrícula of the land is none.
 */
export function findRegistro(passage: string, { isOfSales = false } = {}): FoundRegistro | null {
  const folded = foldAligned(passage);
  const isSpoken = spoken.test(folded);
  if (!isSpoken && !(isOfSales && registry.test(folded))) return null;
  for (const shape of isSpoken ? [...acts, ...further, ...numbers] : [...acts, ...further]) {
    for (const match of folded.matchAll(shape)) {
      if (numbers.includes(shape) && !registered.test(sentenceTo(folded, match))) continue;
      // 'R. 24, 1.230' may be a street.
      if (!isSpoken && (!/mat|\//.test(match[0]) || ofLand.test(sentenceTo(folded, match)))) continue;
      const start = match.index + (match[1] === undefined ? 0 : match[0].lastIndexOf(match[1]));
      const numero = passage.slice(start, start + (match[1] ?? match[0]).length).replace(/[\s,.]+$/, '');
      // The office usually follows the number; the one before it is the addressee.
      const cartorio =
        findCartorio(passage.slice(start + numero.length)) ?? findCartorio(passage.slice(0, start));
      return { numero, cartorio };
    }
  }
  return null;
}

const number = '(?:\\d{1,2}\\s?[ºoª°]\\.?|primeiro|segundo|terceiro|quarto|quinto|sexto)\\s+';
const ordinal = `(?:${number})?`;
const kind = '(?:cart[oó]rio|of[ií]cio|oficial|servi[cç]o|serventia|circunscri[cç][aã]o|tabelionato|zona)';
const office = new RegExp(
  `${ordinal}(?:${kind}\\s+(?:e\\s+)?(?:d[eo]s?\\s+)?)?${ordinal}(?:(?:of[ií]cio|oficial)\\s+(?:d[eo]s?\\s+)?)?registros?\\s+(?:geral\\s+)?(?:de\\s+im[oó]veis|imobili[aá]rio)|${number}(?:servi[cç]o|of[ií]cio)\\s+(?:notarial\\s+e\\s+)?registral(?:\\s+(?:de\\s+im[oó]veis|imobili[aá]rio))?|${number}(?:cri|ri|sri|ori)\\b|${number}of[ií]cio(?=\\s+d[aeo]\\s+(?!notas))|cart[oó]rio\\s+do\\s+${number}of[ií]cio\\b`,
);

/** The registry office named in a passage, as written, with its town if it follows. */
export function findCartorio(passage: string): string | null {
  const match = foldAligned(passage).match(office);
  if (!match || match.index === undefined) return null;
  const end = match.index + match[0].length;
  const town = passage
    .slice(end)
    .match(
      /^(?:\s+da\s+(?:[Cc]omarca|\d{1,2}[ªa.]{0,2}\s+(?:[Zz]ona|[Cc]ircunscri[çc][ãa]o))|\s+DA\s+(?:COMARCA|\d{1,2}[ªA.]{0,2}\s+(?:ZONA|CIRCUNSCRI[ÇC][ÃA]O)))?\s+[Dd][AEOaeo][Ss]?\s+[A-ZÀ-Ý][\wÀ-ÿ'-]*(?:\s+(?:d[aeo]s?\s+)?[A-ZÀ-Ý][\wÀ-ÿ'-]*){0,4}(?:\s?[/–-]\s?[A-Z]{2}\b)?/,
    );
  return passage
    .slice(match.index, end + (town?.[0].length ?? 0))
    .replace(/\s+/g, ' ')
    .trim();
}
