import { bullet } from '../bullets.ts';
import { type Candidate, stated } from '../candidate.ts';
import { isPlainValue } from '../machine-talk.ts';
import { type Passage, readPassages } from '../passages.ts';
import type { SourceLine } from '../source.ts';
import { labelled } from './labelled.ts';

/** A word that cannot end an item: its line was cut. */
const cut = /(?:-|,|(?:^|\s)(?:d[aeo]s?|e|ou|com|em|n[ao]s?|para|por|a|o|até))$/i;

/** What has a field of its own, or praises the firm. */
const elsewhere =
  /r\$|\d{2}\/\d{2}|\bm[²2]\b|\d m[²2]|\b\d+ (?:(?:ou|e|a) \d )?(?:dorm|quarto|suite|vaga|torre|elevador)|\b(?:construtora|incorporadora|financiamento|localizacao|bairro)\b/;

/** The items below a heading, one list each. */
function listUnder(lines: SourceLine[], heading: RegExp): Candidate<string[]>[] {
  let under: Passage | null = null;
  /** The item above ended with ';': another follows. */
  let goesOn = false;
  return readPassages(lines).flatMap((passage) => {
    const [line] = passage.lines;
    if (heading.test(passage.folded.trim()) && line!.cells.length === 1) {
      under = passage;
      goesOn = false;
      return [];
    }
    const [head] = (under as Passage | null)?.lines ?? [];
    const same = head?.document === line!.document && head?.page === line!.page;
    const endsOpen = /;\s*$/.test(passage.text);
    const isItem = bullet.test(passage.text) || endsOpen || goesOn;
    if (!same || !isItem || line!.cells.length > 1) {
      under = null;
      return [];
    }
    goesOn = endsOpen;
    const words = passage.text.replace(bullet, '').replace(/[.;\s]+$/, '');
    // 'Porta pivotante: entrada com…' names the item first.
    const [name = ''] = words.split(/:\s/);
    const said = name.length >= 3 && name.length <= 60 ? name : words;
    const fits = said.length >= 3 && said.length <= 120 && !cut.test(said) && isPlainValue(said);
    return fits && !elsewhere.test(passage.folded) ? [stated([said], 3, passage)] : [];
  });
}

export const diferenciais = (lines: SourceLine[]) =>
  listUnder(
    lines,
    /^\W*(?:principais )?diferenciais(?: d[ao]s? (?:empreendimento|projeto|apartamentos?|unidades|condominio|imovel|edificio))?\W*$/,
  );
export const acabamentos = (lines: SourceLine[]) =>
  listUnder(
    lines,
    /^\W*(?:design (?:e|&) )?acabamentos?(?: d[ao]s? (?:apartamentos?|unidades|casas?|projeto)| e (?:tecnologia|materiais))?\W*$/,
  );

export function slogan(lines: SourceLine[]): Candidate<string>[] {
  const named = labelled(lines, 'slogan|tagline').flatMap((each) =>
    isPhrase(each.text) ? [each.stated(unquoted(each.text), 3)] : [],
  );
  // A short line between quotes, alone on one of the first pages.
  const quoted = readPassages(lines)
    .filter(({ text, lines: [line] }) => line!.page <= 2 && /^[“"][^“”"]+[”"]$/.test(text.trim()))
    .filter(({ text }) => isPhrase(text) && text.length <= 80)
    .map((passage) => stated(unquoted(passage.text), 1, passage));
  return [...named, ...quoted];
}
const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^[“"]|[”"]$/g, '')
    .trim();
const isPhrase = (text: string) =>
  text.trim().split(/\s+/).length >= 2 &&
  text.length <= 160 &&
  isPlainValue(text) &&
  !/\d{3}|r\$/i.test(text);

export function conceito(lines: SourceLine[]): Candidate<string>[] {
  const passages = readPassages(lines);
  return passages.flatMap((passage, index) => {
    const below = passages[index + 1];
    const isHeading = /^\W*(?:o |nosso )?conceito\W*$/.test(passage.folded.trim());
    const [first] = below?.lines ?? [];
    const own = first?.document === passage.lines[0]!.document;
    // A heading beside the text stands between its first two lines: what follows lacks its beginning.
    const whole = below && below.text.length >= 60 && /^\P{Ll}.*[.!?]$/su.test(below.text.trim());
    if (!isHeading || !own || !whole || first!.cells.length > 1) return [];
    const { text } = below;
    const plain = [...text.matchAll(/.{1,200}/gsu)].every(([part]) => isPlainValue(part));
    return plain ? [stated(text.trim(), 3, below)] : [];
  });
}
