import { foldText } from '#contract/base/text.ts';
import { bullet } from '../bullets.ts';
import { type Candidate, stated } from '../candidate.ts';
import { isPlainValue } from '../machine-talk.ts';
import { continuations, furnitureOf, wholePassage } from '../over-pages.ts';
import { type Passage, readPassages } from '../passages.ts';
import type { SourceLine } from '../source.ts';
import { labelled } from './labelled.ts';

/** A word that cannot end an item: its line was cut. */
const cut = /(?:-|,|(?:^|\s)(?:d[aeo]s?|e|ou|com|em|n[ao]s?|para|por|a|o|até))$/i;

/** What has a field of its own, or praises the firm. */
const elsewhere =
  /r\$|\d{2}\/\d{2}|\bm[²2]\b|\d m[²2]|\b\d+ (?:(?:ou|e|a) \d )?(?:dorm|quarto|suite|vaga|torre|elevador)|\b(?:construtora|incorporadora|financiamento|localizacao|bairro)\b/;

/** How the cells of a row under a heading are read where no sign tells: as items side by side, or label and value. */
type Cells = 'items' | 'labels';
const labelOf = /^\p{Lu}[^:.;]{1,40}:\s+\S/u;
/** Labels of other facts, which may follow a list. */
const otherFact =
  /^\W*(?:endereco|arquitet|paisag|interiores|constru|incorpor|entrega|registro|torres?\b|paviment|unidades|elevador|vagas|dormitor|suites|area|preco|valor|cep\b|tel|cidade|bairro|projeto|cnpj|site|contato|prazo|obra|localiza)/;
/** The items that stand in one row: in columns, or as label and value. */
function itemsInRow({ cells }: SourceLine, how: Cells): string[] {
  const texts = cells.map(({ text }) => text.trim()).filter((text) => text !== '');
  if (texts.length < 2 || texts.length > 3 || texts.some((text) => /^[\d.,%\s]+$/.test(text))) return [];
  const [label, value] = texts;
  if (otherFact.test(foldText(label!))) return [];
  const isPair = /:$/.test(label!) || (how === 'labels' && texts.length === 2 && !bullet.test(value!));
  return isPair && texts.length === 2 ? [`${label!.replace(/:$/, '')}: ${value}`] : texts;
}

/** A passage of a list, and what stands in its cells if it is a row. */
interface Listed {
  passage: Passage;
  row: string[];
}

/** The passages below a heading, one item a line, in columns, or label and value; a list may go on over a page. */
function listUnder(lines: SourceLine[], heading: RegExp, how: Cells): Listed[] {
  const furniture = furnitureOf(lines);
  const restOfItems = new Set(continuations(lines).values());
  let above: SourceLine | null = null;
  /** The item above ended with ';': another follows. */
  let goesOn = false;
  let plain: ReadonlySet<Passage> = new Set();
  return readPassages(lines).flatMap((passage, at, passages) => {
    const [line] = passage.lines;
    if (heading.test(passage.folded.trim()) && line!.cells.length === 1) {
      above = line!;
      goesOn = false;
      plain = plainItems(passage, passages.slice(at + 1, at + 1 + mostPlain));
      return [];
    }
    if (!above || restOfItems.has(passage) || passage.lines.every((each) => furniture.has(each))) return [];
    const isNear = above.document === line!.document && line!.page - above.page <= 1;
    const endsOpen = /;\s*$/.test(passage.text);
    const row = line!.cells.length > 1 ? itemsInRow(line!, how) : [];
    const isItem =
      bullet.test(passage.text) || endsOpen || goesOn || isLabelled(passage, how) || plain.has(passage);
    if (!isNear || !(line!.cells.length > 1 ? row.length > 0 : isItem)) {
      above = null;
      return [];
    }
    above = passage.lines.at(-1)!;
    goesOn = endsOpen;
    return [{ passage, row }];
  });
}

const mostPlain = 40;
const leastPlain = 3;
/**
 * Items whose signs were drawn and not written: short lines below one another, under a heading in larger letters,
 * until letters of another size follow.
 */
function plainItems({ lines: [heading] }: Passage, below: readonly Passage[]): ReadonlySet<Passage> {
  const first = below[0]?.lines[0];
  if (!first || heading!.box.height < first.box.height * 1.08) return new Set();
  const isLike = ({ text, lines: [line, second] }: Passage) =>
    second === undefined &&
    line!.cells.length === 1 &&
    line!.page === first.page &&
    Math.abs(line!.box.x - first.box.x) < 6 &&
    Math.abs(line!.box.height / first.box.height - 1) < 0.08 &&
    text.length <= 60 &&
    /^\p{Lu}.*[^.:!?]$/u.test(text.trim());
  const end = below.findIndex((passage) => !isLike(passage));
  const items = end < 0 ? below : below.slice(0, end);
  return new Set(items.length >= leastPlain ? items : []);
}

/** The items of a list, each stated by its passage. */
const itemsOf = ({ passage, row }: Listed): Candidate<string[]>[] =>
  (row.length > 0 ? row : [passage.text]).flatMap((text) => {
    const said = itemIn(text);
    const fits = said.length >= 3 && said.length <= 120 && !cut.test(said) && isPlainValue(said);
    return fits && !elsewhere.test(foldText(text)) ? [stated([said], 3, passage)] : [];
  });

const isLabelled = ({ text, folded }: Passage, how: Cells) =>
  how === 'labels' && labelOf.test(text) && !otherFact.test(folded);

/** 'Piso: porcelanato' is an item; 'Porta pivotante: entrada com…' names it first. */
function itemIn(text: string): string {
  const words = text.replace(bullet, '').replace(/[.;\s]+$/, '');
  const [name = '', value = ''] = words.split(/:\s/);
  if (/^(?!(?:em|com|de|para|por|n[ao])\s)\S/i.test(value) && value.split(/\s+/).length <= shortValue)
    return words;
  return name.length >= 3 && name.length <= 60 ? name : words;
}
const shortValue = 4;

const ofBuilding =
  /^\W*(?:principais )?diferenciais(?: d[ao]s? (?:empreendimento|projeto|apartamentos?|unidades|condominio|imovel|edificio))?\W*$/;
const theme =
  '(?:seguranca|acessos?|conforto|tecnologia|sustentabilidade|automacao|praticidade|conveniencia|comodidade|mobilidade|privacidade|inovacao|eficiencia(?: energetica)?)';
/** 'Segurança & Acesso', 'Sustentabilidade': what the building has, by its use. */
const ofTheme = new RegExp(`^\\W*${theme}(?:(?:,| e| &|/| \\+) ${theme})*\\W*$`);
const ofFinishes =
  /^\W*(?:design (?:e|&) )?acabamentos?(?: d[ao]s? (?:apartamentos?|unidades|casas?|projeto)| e (?:tecnologia|materiais))?\W*$/;

const differences = (lines: SourceLine[]) => [
  ...listUnder(lines, ofBuilding, 'items'),
  ...listUnder(lines, ofTheme, 'labels'),
];
const finishes = (lines: SourceLine[]) => listUnder(lines, ofFinishes, 'labels');

export const diferenciais = (lines: SourceLine[]) => differences(lines).flatMap(itemsOf);
export const acabamentos = (lines: SourceLine[]) => finishes(lines).flatMap(itemsOf);

/** The lines of both lists: what stands there is told as theirs. */
export const linesOfDifferences = (lines: SourceLine[]): ReadonlySet<SourceLine> =>
  new Set([...differences(lines), ...finishes(lines)].flatMap(({ passage }) => passage.lines));

export function slogan(lines: SourceLine[]): Candidate<string>[] {
  const named = labelled(lines, 'slogan|tagline').flatMap((each) =>
    isPhrase(each.text) ? [each.stated(unquoted(each.text), 3)] : [],
  );
  // A short line between quotes, alone on one of the first pages.
  const quoted = readPassages(lines)
    .filter(({ text, lines: [line] }) => line!.page <= 2 && /^[“"][^“”"]+[”"]$/.test(text.trim()))
    .filter(({ text }) => isPhrase(text) && text.length <= 80)
    .map((passage) => stated(unquoted(passage.text), 1, passage));
  return [...named, ...quoted, ...onCover(lines), ...underName(lines)];
}

const mostOnCover = 4;
/** Words of small print, of credits and of the sale. */
const noSlogan =
  /ilustrativ|perspectiva|sujeit|reservad|registr|creci|cnpj|www|consult|material|lancamento|realizacao|incorpora|construtora|constru|empreendimento|breve|vendas|obra/;
/** The one sentence below the title of a cover on which hardly anything else stands. */
function onCover(lines: SourceLine[]): Candidate<string>[] {
  const covers = Map.groupBy(
    readPassages(lines).filter(({ lines: [line] }) => line!.page === 1),
    ({ lines: [line] }) => line!.document.path,
  );
  return [...covers.values()].flatMap((cover) => {
    if (cover.length > mostOnCover || !/^(?:book|apresentacao)$/.test(cover[0]!.lines[0]!.document.kind))
      return [];
    const [title] = cover;
    const spoken = cover.filter(({ text, folded, lines: own }) => {
      const said = text.trim();
      const isSentence = /^\p{Lu}\P{N}{14,78}[.!]$/u.test(said) && said.split(/\s+/).length >= 4;
      const isBelow = own[0]!.box.height < title!.lines[0]!.box.height;
      return isSentence && isBelow && !noSlogan.test(folded) && isPhrase(said) && !/[.!?]\s/.test(said);
    });
    return spoken.length === 1 ? [stated(spoken[0]!.text.trim(), 1, spoken[0]!)] : [];
  });
}
/** Where all letters are of one size: the one short sentence among the first lines of a book's cover. */
function underName(lines: SourceLine[]): Candidate<string>[] {
  const documents = Map.groupBy(readPassages(lines), ({ lines: [line] }) => line!.document);
  return [...documents.values()].flatMap((passages) => {
    const cover = passages.filter(({ lines: [line] }) => line!.page === 1);
    const size = passages[0]!.lines[0]!.box.height;
    const isBook = passages.at(-1)!.lines[0]!.page >= leastOfBook && cover.length <= mostOnCover + 1;
    if (!isBook || cover.some(({ lines: [line] }) => line!.box.height !== size)) return [];
    const said = cover.slice(0, 3).filter(({ text, folded, lines: own }) => {
      const words = text.trim();
      return (
        own.length === 1 &&
        /^\p{Lu}\P{N}{10,58}[.!]$/u.test(words) &&
        words.split(/\s+/).length >= 4 &&
        !noSlogan.test(folded) &&
        !/\b(?:apartamentos?|studios?|lotes?|quartos?|dorm\w*|suites?|unidades?|convid\w+)\b/.test(folded) &&
        isPhrase(words)
      );
    });
    return said.length === 1 ? [stated(said[0]!.text.trim(), 1, said[0]!)] : [];
  });
}
const leastOfBook = 3;
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
  const further = continuations(lines);
  return passages.flatMap((passage, index) => {
    const next = passages[index + 1];
    const below = next && wholePassage(next, further);
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
