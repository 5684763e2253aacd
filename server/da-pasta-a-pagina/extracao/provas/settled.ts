import { foldText } from '#contract/base/text.ts';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { nameKey } from '../name-candidates.ts';
import type { SourceLine } from '../source.ts';
import { isSpe } from '../spe.ts';

/** What the rest of the record decides is not asked. */
const settled = 0.8;

/** Questions that the record itself answers: the bairro behind its own street, the firm that says it incorporates. */
export function settleByRecord(fatos: Fatos, lines: SourceLine[]): Fatos {
  return {
    ...fatos,
    bairro: behindItsStreet(fatos, lines),
    incorporadora: fatos.incorporadora && whoIncorporates(fatos.incorporadora),
  };
}

const isSure = (fact: Fact<unknown> | null) => fact !== null && fact.confidence >= linhaPadrao;
const plain = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * 'Rua das Flores, 120, Vila Alfa': of a street that is known to be the building's, in a known city. What is said once
 * and stands without its city may be anything (TRU-01).
 */
function behindItsStreet(
  { bairro, endereco, cidade, uf, nome }: Fatos,
  lines: SourceLine[],
): Fatos['bairro'] {
  if (!bairro || isSure(bairro) || !isSure(endereco) || !isSure(cidade)) return bairro;
  const own = plain(bairro.value);
  if (nome && nameKey(nome.value) === own) return bairro;
  const street = plain(endereco!.value);
  const quotes = bairro.evidence.map(({ quote }) => plain(quote));
  const behind = quotes.filter((quote) => new RegExp(`${street} (?:bairro )?${own}(?: |$)`).test(quote));
  if (behind.length === 0) return bairro;
  const isWhole = behind.some((quote) =>
    quote.includes(`${own} ${plain(cidade!.value)} ${plain(uf?.value ?? '')}`),
  );
  const times = lines.filter(({ folded }) => ` ${plain(folded)} `.includes(` ${own} `)).length;
  if (!isWhole && times < 2) return bairro;
  // What stands behind another street is that street's.
  const rivals = bairro.conflicts.filter(({ evidence }) => evidence.some(({ quote }) => !/\d/.test(quote)));
  if (rivals.length > 0) return bairro;
  return { ...bairro, confidence: Math.max(bairro.confidence, settled), conflicts: [] };
}

const noFirm =
  /^(?:rua|r|av|avenida|alameda|travessa|rodovia|estrada|praca|ri|registro|cartorio|oficio|matricula|\d+)(?: |$)/;
const builds = /\b(?:constr[ou]\w*|obras?|execu\w+|ergue\w*|vend\w+|comercializa\w*)\b/;

/** Whoever is said to incorporate does; who builds or sells beside it, a street or an office is no rival. */
function whoIncorporates(fact: Fact<string>): Fact<string> {
  if (isSure(fact) || fact.confidence < least || isSpe(fact.value)) return fact;
  const rivals = fact.conflicts.filter(({ value }) => !noFirm.test(plain(value)));
  const isTold = incorporates(fact);
  const left = rivals.filter(
    (rival) =>
      !isTold || incorporates(rival) || !rival.evidence.some(({ quote }) => builds.test(foldText(quote))),
  );
  if (left.length > 0) return fact;
  return isTold ? { ...fact, confidence: Math.max(fact.confidence, settled), conflicts: [] } : fact;
}
/** Below that something else was held against it. */
const least = 0.3;

/** 'Quem incorpora é a Alfa', 'Incorporação e construção da Alfa', 'Alfa, incorporação' */
function incorporates({ value, evidence }: Pick<Fact<string>, 'value' | 'evidence'>): boolean {
  const own = plain(value);
  const before = new RegExp(
    `\\b(?:incorporadora?|incorporador|incorporacao|incorpora)(?: (?:e|construcao|construtora|obras?|somos|nos|da|do|de|pela|a|o)){0,4} ${own}(?: |$)`,
  );
  const behind = new RegExp(`(?:^|[.;:] )${own},? (?:incorporacao|incorporadora|que incorpora)\\b`);
  return evidence.some(
    ({ quote }) => before.test(plain(quote)) || behind.test(foldText(quote).replace(/[“”"]/g, '')),
  );
}
