import type { DocumentKind } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { type Candidate, candidate } from './candidate.ts';
import { confidenceOf } from './confidence.ts';
import type { SourceLine } from './source.ts';

const believed: DocumentKind[] = ['book', 'apresentacao', 'ficha', 'outro', 'plantas'];
/** Small print, terms of sale and messages to corretores do not belong in a description. */
const notForBuyers =
  /r\$|\bcnpj|\bcreci|meramente ilustrativ|incorporac\w+ (?:imobiliaria )?registr|matricula|registro de imoveis|\bcub\b|\bincc\b|comiss|corretor|tabela|parcela|validade|sujeit[ao] a|lei \d|https?:|www\.|@|\bfone\b|telefone|whatsapp|sala comercial/;
const longest = 600;
/**
 * 'Uma realização Horizonte Empreendimentos Ltda.': the period belongs to the abbreviation; it is not a
 * sentence.
 */
const credit = /\b(?:ltda|eireli|s\.?\/?a)\.$/i;

/** A description composed of the book's own sentences; none is written. */
export function extractDescricao(lines: SourceLine[]): Fact<string> | null {
  const paragraphs = [...Map.groupBy(lines, (line) => `${line.document.path}#${line.paragraph}`).values()]
    .filter((paragraph) => believed.includes(paragraph[0]!.document.kind))
    .flatMap((paragraph) => readParagraph(paragraph) ?? []);
  const rank = (one: Candidate<string>) => believed.indexOf(one.document.kind);
  const best = Math.min(...paragraphs.map(rank));
  const chosen: Candidate<string>[] = [];
  let length = 0;
  for (const one of paragraphs.filter((paragraph) => rank(paragraph) === best)) {
    if (length + one.value.length > longest || chosen.length === 3) break;
    chosen.push(one);
    length += one.value.length;
  }
  if (chosen.length === 0) return null;
  return {
    value: chosen.map((one) => one.value).join(' '),
    confidence: confidenceOf(chosen.slice(0, 1), []),
    evidence: chosen.map((one) => one.evidence),
    conflicts: [],
    rule: 'A descrição reúne frases do próprio material, sem alterá-las.',
  };
}

/** The complete sentences of a paragraph, or null. */
function readParagraph(lines: SourceLine[]): Candidate<string> | null {
  const text = lines.map((line) => line.text).join(' ');
  const folded = lines.map((line) => line.folded).join(' ');
  if (notForBuyers.test(folded) || text.includes('\t') || lines.some((line) => /[\p{L}]-$/u.test(line.text)))
    return null;
  const sentences =
    text
      .match(/\p{Lu}[^.!?]{30,}[.!?](?=\s|$)/gu)
      ?.filter((sentence) => sentence.split(' ').length >= 6 && !credit.test(sentence)) ?? [];
  const value = sentences.join(' ').slice(0, longest + 1);
  if (value.length < 60 || value.length > longest) return null;
  return candidate(value, 2, lines[0]!, ...lines.slice(1));
}
