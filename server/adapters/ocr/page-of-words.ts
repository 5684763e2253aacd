import type { TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { pageText } from '../pdf/page-text.ts';
import type { PrintedPage, PrintedWord } from './protocol.ts';

/** A figure that is less sure than this may be another one. */
const sure = 0.85;
/** What stands for a figure that could not be read. */
const unread = '¿';
/** Words whose middles are this close, in heights of a word, stand on one line. */
const sameLine = 0.5;
/** From this many heights of a usual word on, a line is set larger. */
const larger = 1.6;

/** The lines of a recognised page, laid out like those of a document, `width` points wide. */
export function pageOfWords({ words, ...size }: PrintedPage, page: number, width: number): TextPage {
  const scale = width / size.width;
  const printed = words.filter(({ text }) => /[\p{L}\p{N}$%–—-]/u.test(text));
  const heights = printed.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)] ?? 0;
  const pieces = linesOf(printed, height).flatMap(({ middle, own }) => {
    const size = sizeOf(own, height);
    return own.map(({ text, confidence, left, right }) => ({
      text: /\d/.test(text) && confidence < sure ? unread : cleaned(text),
      x: left * scale,
      baseline: (middle + size / 2) * scale,
      width: (right - left) * scale,
      fontSize: size * scale,
      angle: 0,
    }));
  });
  return pageText(page, width, size.height * scale, pieces);
}

/** The letters of a title are larger; those of other lines only seem so by what stands above and below them. */
function sizeOf(line: PrintedWord[], usual: number): number {
  const tallest = Math.max(...line.map(({ top, bottom }) => bottom - top));
  return tallest > usual * larger ? tallest : usual;
}

/** Without the rules of a table beside it; a small raised two is mostly read as a question mark. */
const cleaned = (text: string) =>
  text.replace(/^[|[\]{}]+|[|[\]{}]+$/g, '').replace(/(?<![\p{L}])([mM])\?/gu, '$1²');

/** Words with and without letters below the line have one baseline. */
function linesOf(words: PrintedWord[], height: number): { middle: number; own: PrintedWord[] }[] {
  const lines: { middle: number; own: PrintedWord[] }[] = [];
  const middleOf = ({ top, bottom }: PrintedWord) => (top + bottom) / 2;
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.at(-1);
    if (line && middleOf(word) - line.middle <= height * sameLine) {
      line.own.push(word);
      line.middle += (middleOf(word) - line.middle) / line.own.length;
    } else lines.push({ middle: middleOf(word), own: [word] });
  }
  return lines;
}
