import type { Box, Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { SourceLine } from './source.ts';

/**
 * The text of one or more consecutive lines, as on the page; a spreadsheet has no place to show. What goes on on the
 * next page is quoted whole and shown where it begins.
 */
export function quoteLines(first: SourceLine, ...more: SourceLine[]): Evidence {
  const lines = [first, ...more];
  return {
    file: first.document.path,
    page: first.page,
    quote: lines.map((line) => line.text).join(' '),
    box: first.document.planilha
      ? null
      : around(lines.filter(({ page }) => page === first.page).map((line) => line.box)),
  };
}

function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
