import type { Box } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Cell } from './cell.ts';

interface Row {
  page: number;
  position: number;
  text: string;
  folded: string;
  box: Box;
  cells: Cell[];
}

const labels =
  /^(?:(?:uma )?(?:realizacao|incorporacao|construcao)(?: e (?:construcao|realizacao|incorporacao))?|incorporadora|construtora|(?:projeto (?:de )?)?(?:arquitetura|arquitetonico|paisagismo|paisagistico|interiores)|arquitet[oa]|(?:previsao de |prazo de )?entrega|conclusao|lancamento|endereco|localizacao|bairro|cidade|torres?|blocos?|unidades|pavimentos|apartamentos|elevadores|vagas|dormitorios|suites)$/;
const nouns =
  /^(?:torres?|blocos?|apartamentos?|aptos?\.?|unidades?|casas|lotes|salas|studios|pavimentos?|andares|elevador(?:es)?|vagas?|suites?|dormitorios?|dorms?\.?|quartos|residencias|estudios)\b[a-z. ]{0,24}$/;
const figure = /^\d{1,3}(?:\.\d{3})?$/;

/**
 * Two rows of which one names what the other says, each column a statement of its own: 'Realização | Projeto' over
 * 'Alfa | Ana Ruivo' and '1 | 184' over 'torre | apartamentos' become 'Realização | Alfa' and '184 apartamentos'. A
 * heading over several rows is a table's.
 */
export function withoutStacks<Line extends Row>(lines: Line[]): Line[] {
  const read: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, below, next] = [lines[at]!, lines[at + 1], lines[at + 2]];
    const card = below && cardOf(line, below, next);
    if (card) {
      read.push(card);
      at++;
      continue;
    }
    const isOver = below && isAligned(line, below);
    const isPair = isOver && !(next && isRowOf(below, next));
    const pairs =
      isOver && line.cells.some(endsOpen) ? wrapped(line, below) : isPair ? pair(line, below) : [];
    read.push(...(pairs.length > 0 ? pairs : [line]));
    if (pairs.length > 0) at++;
  }
  return read.length === lines.length ? lines : read.map((line, position) => ({ ...line, position }));
}

/** A figure set large over what it counts, '216' over 'apartamentos', or under it. */
function cardOf<Line extends Row>(line: Line, below: Line, next: Line | undefined): Line | null {
  const step = below.box.y - line.box.y;
  const isOver = line.page === below.page && step > 0 && step <= line.box.height * 4;
  if (!isOver || line.cells.length > 1 || below.cells.length > 1) return null;
  const [upper, lower] = [line.cells[0]!.folded.trim(), below.cells[0]!.folded.trim()];
  // Over more figures than one it is a column's heading.
  const isColumn = next?.cells.length === 1 && figure.test(next.cells[0]!.folded.trim());
  const isUnder = nouns.test(upper) && /^[a-z]+s\b/.test(upper) && figure.test(lower) && !isColumn;
  if (!isUnder && !(figure.test(upper) && nouns.test(lower))) return null;
  const cells = [line, below].map(({ cells: [cell], box }) => ({
    ...cell!,
    left: box.x,
    right: box.x + box.width,
  }));
  return joined(line, below, cells, isUnder ? '\t' : ' ');
}

/** '14 lojas de 38 a' goes on below. */
const endsOpen = ({ folded }: Cell) => /\d (?:a|e|ou)$/.test(folded);

/** Texts in columns that go on in the next row: each a line of its own. */
function wrapped<Line extends Row>(line: Line, below: Line): Line[] {
  return line.cells.flatMap((cell, index) => {
    const own = below.cells[index]!;
    if (endsOpen(cell)) return [joined(line, below, [cell, own], ' ')];
    return [joined(line, line, [cell], ' '), joined(below, below, [own], ' ')];
  });
}

function pair<Line extends Row>(line: Line, below: Line): Line[] {
  const [upper, lower] = [line.cells, below.cells];
  const counts = upper.every(({ folded }) => figure.test(folded)) && most(lower, nouns);
  if (counts) return upper.map((cell, index) => joined(line, below, [cell, lower[index]!], ' '));
  const isTold = most(upper, labels) && upper.every(({ text }) => text.length <= 32 && !/\d/.test(text));
  if (!isTold || lower.some(({ folded }) => labels.test(folded))) return [];
  return upper.map((cell, index) => joined(line, below, [cell, lower[index]!], '\t'));
}

const most = (cells: Cell[], words: RegExp) =>
  cells.filter(({ folded }) => words.test(folded.trim())).length * 2 > cells.length;

function joined<Line extends Row>(line: Line, below: Line, cells: Cell[], between: string): Line {
  const [left, right] = [
    Math.min(...cells.map((cell) => cell.left!)),
    Math.max(...cells.map((cell) => cell.right!)),
  ];
  const folded = cells.map((cell) => cell.folded).join(between);
  const text = cells.map((cell) => cell.text).join(between);
  const box = {
    x: left,
    y: line.box.y,
    width: right - left,
    height: below.box.y + below.box.height - line.box.y,
  };
  const own = between === '\t' ? cells : [{ text, folded, left: null, right: null }];
  return { ...line, text, folded, box, cells: own };
}

const middle = ({ left, right }: Cell) => (left! + right!) / 2;

/** As many cells over each other, each over its own. */
function isAligned(line: Row, below: Row): boolean {
  const step = below.box.y - line.box.y;
  return (
    line.cells.length > 1 &&
    line.cells.length === below.cells.length &&
    line.page === below.page &&
    step > 0 &&
    step <= line.box.height * 4 &&
    line.cells.every((cell, index) => {
      const own = below.cells[index]!;
      if (cell.left === null || own.left === null) return false;
      const overlaps = cell.left < own.right! && own.left < cell.right!;
      return overlaps || Math.abs(middle(cell) - middle(own)) <= line.box.height * 2;
    })
  );
}

/** A second row of values. */
const isRowOf = (row: Row, next: Row): boolean =>
  next.cells.length === row.cells.length && isAligned(row, next);
