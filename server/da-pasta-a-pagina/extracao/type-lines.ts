import { foldText } from '#contract/base/text.ts';
import type { Tipologia } from '#contract/cadastros/fatos.ts';
import { privateAreas } from './areas.ts';
import { bullet } from './bullets.ts';
import { type Candidate, stated } from './candidate.ts';
import { readComodos } from './comodos.ts';
import { findMoney } from './money.ts';
import { type Passage, readPassages } from './passages.ts';
import type { SourceLine } from './source.ts';

const heading =
  /^\W*(?:(?:nossas |as )?(?:tipologias?|plantas)|tipos(?: de (?:planta|apartamento)s?)?|opcoes de planta)\W*$/;
const home =
  /^(?:apartamentos?|aptos?|unidades?|coberturas?|gardens?|penthouses?|duplex|triplex|studios?|estudios?|lofts?|flats?|casas?|sobrados?|residencias?|tipo|planta|layout|final|posicao|opcao|modelo)\b/;
/** What says only that it is a home. */
const anyHome = /^(?:apartamentos?|aptos?|unidades?|casas?|residencias?|planta)(?: tipo)?$/;
const variant =
  /^(?:(?:layout|tipo|fina(?:l|is)|posicao|opcao|planta|modelo|coluna|prumada|torre|bloco)\b|[a-z]\d?$|(?:padrao|garden|duplex|triplex|cobertura|studio|loft)$)/;
/** A single home of a price list. */
const oneHome = /^(?:aptos?|apartamento|unidade|casa)\.? (?:n[ºo°.]* ?)?\d{2,5}\b/;
const range = /\d[\d.,]*\s*(?:a|até|[–-])\s*\d[\d.,]*\s?m[²2]/;
/** 'Área privativa: 62 m²', '62 m² privativos': not what else belongs to the home. */
const ownArea = /^(?:area (?:privativa|util)(?: de)?:? )?\d/;
const longestName = 80;

/** A kind of home that one passage tells whole, and its lines. */
export interface TypeLine {
  lines: SourceLine[];
  found: Candidate<Tipologia>;
}

/**
 * Kinds of home told one a line: 'Apartamento — Layout 1 — 62 m² privativos — 2 dormitórios'. In such a list a kind
 * without figures is one too. A plan's title ('Tipo A - 62 m²') is no item: what it shows stands below.
 */
export function typeLines(lines: SourceLine[]): TypeLine[] {
  let inList = false;
  return readPassages(lines).flatMap((passage) => {
    const isItem = passage.lines[0]!.cells.length === 1 && bullet.test(passage.text);
    const read = isItem ? readLine(passage) : null;
    const isType = read !== null && (hasFigures(read) || inList);
    inList = isType || heading.test(passage.folded);
    return isType ? [{ lines: passage.lines, found: stated(read, 3, passage) }] : [];
  });
}

const hasFigures = ({ nome, area, dormitorios, suites }: Tipologia) =>
  area !== null || dormitorios !== null || suites !== null || range.test(nome);

function readLine({ text, folded }: Passage): Tipologia | null {
  const parts = text.replace(bullet, '').split(/\s+[—–|-]\s+/);
  const [first = '', second = ''] = parts.map((part) => foldText(part));
  if (parts.length < 2 || !home.test(first) || oneHome.test(first) || /^\d+$/.test(second)) return null;
  const { dormitorios, suites, vagas } = readComodos(folded);
  // Several counts of rooms describe all homes, not one kind.
  if (dormitorios.length > 1 || suites.length > 1 || findMoney(folded).length > 0) return null;
  const areas = areasOf(parts);
  const between = areas.length === 2 ? range.exec(text)?.[0] : undefined;
  const named = nameOf(parts);
  if (between && anyHome.test(foldText(named))) return null;
  const nome = between ? `${named}, ${between}` : named;
  if (nome.length > longestName) return null;
  return {
    nome,
    dormitorios: dormitorios[0] ?? null,
    suites: suites[0] ?? null,
    vagas: vagas.length === 1 ? vagas[0]! : null,
    area: areas.length === 1 ? areas[0]! : null,
  };
}

function areasOf(parts: string[]): string[] {
  const said = parts.map((part) => foldText(part));
  const own = said.filter((part) => ownArea.test(part));
  const areas = (own.length > 0 ? own : said).flatMap((folded) => privateAreas({ folded }));
  return [...new Set(areas.map(({ area }) => area))];
}

/** 'Apartamento — Layout 1' is called 'Layout 1', 'Cobertura — Final 2' is 'Cobertura Final 2'. */
function nameOf([first = '', second = '']: string[]): string {
  const told = second.trim();
  const isVariant = variant.test(foldText(told)) && told.length <= 30 && !/m[²2]|[.,;]/.test(told);
  if (!isVariant) return capitalised(first.trim());
  return anyHome.test(foldText(first).trim())
    ? capitalised(told)
    : `${capitalised(first.trim())} ${capitalised(told)}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
