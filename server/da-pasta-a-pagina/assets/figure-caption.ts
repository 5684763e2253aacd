import type { TextLine, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Box } from '#contract/da-pasta-a-pagina/evidencia.ts';

/** A caption is short; a page of text says nothing of its picture. */
const longestLine = 70;
const mostLines = 6;
/** Distance between a picture and its caption, in points. */
const nearby = 45;

const noCaption = /r\$|https?:|www\.|@|\d{5}-?\d{3}\b|^\W*\d[\d.,/ -]*$|cnpj|creci/i;

/**
 * What a page says of a picture on it, in reading order; null if nothing. Where a page has one picture and
 * few words, they belong to it; else those beside it.
 */
export function captionOf(page: TextPage | undefined, box: Box, isAlone: boolean): string | null {
  if (!page) return null;
  const lines = page.lines.flatMap(cellsOf).filter(({ text }) => isCaption(text));
  const all = isAlone && page.lines.length <= mostLines + 2 ? lines : [];
  const near = lines.filter((line) => isBeside(line.box, box));
  const said = all.length > 0 ? all : near.slice(0, 3);
  if (said.length === 0 || said.length > mostLines) return null;
  return said.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join(', ');
}

/** What stands side by side is read as one line, but belongs to two pictures. */
function cellsOf({ text, box, cells }: TextLine): { text: string; box: Box }[] {
  const parts = text.split('\t');
  if (!cells || cells.length !== parts.length) return [{ text, box }];
  return parts.map((part, at) => {
    const [x, right] = cells[at]!;
    return { text: part, box: { ...box, x, width: right - x } };
  });
}

const isCaption = (text: string) =>
  text.length <= longestLine && /\p{L}{3}/u.test(text) && !noCaption.test(text);

/** Right above, right below or on the picture, and not beside it. */
function isBeside(line: Box, picture: Box): boolean {
  const middle = line.x + line.width / 2;
  if (middle < picture.x - 5 || middle > picture.x + picture.width + 5) return false;
  const bottom = picture.y + picture.height;
  return line.y + line.height > picture.y - nearby && line.y < bottom + nearby;
}
