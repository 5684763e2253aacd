import { type Coordenadas, coordenadasDeTexto } from '#contract/cadastros/ficha-tipos.ts';
import { type Candidate, candidate } from '../candidate.ts';
import type { SourceLine } from '../source.ts';

const address = /(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[^\s<>"'“”()|]+/gi;
/** One film, never a firm's channel. */
const video =
  /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?v=|shorts\/|embed\/)[\w-]{6,}|youtu\.be\/[\w-]{6,}|(?:player\.)?vimeo\.com\/(?:video\/)?\d{5,})/i;
const tour =
  /^https:\/\/(?:[\w-]+\.)*(?:matterport\.com\/show|kuula\.co\/(?:share|post)|theasys\.io|cloudpano\.com|roundme\.com\/tour|tour360\.|[\w.-]*tourvirtual[\w.-]*)/i;

const map =
  /^(?:https?:\/\/)?(?:www\.|maps\.)?google\.com(?:\.br)?\/maps|^(?:https?:\/\/)?maps\.google\.com/i;

function links(lines: SourceLine[], kind: RegExp): Candidate<string[]>[] {
  return lines.flatMap((line, index) =>
    [...line.text.matchAll(address)].flatMap((match) => {
      const written = match[0].replace(/[.,;:!?]+$/, '');
      const url = `https://${written.replace(/^https?:\/\//i, '')}`;
      const below = lines[index + 1];
      const isCut =
        match.index + match[0].length >= line.text.length &&
        below?.paragraph === line.paragraph &&
        /^[\w/?=&%-]+$/.test(below.text.trim());
      return kind.test(url) && !isCut && URL.canParse(url) ? [candidate([url], 3, line)] : [];
    }),
  );
}

/** The point a map's address leads to. */
export function coordenadas(lines: SourceLine[]): Candidate<Coordenadas>[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(address)].flatMap(([written]) => {
      const point = map.test(written) ? coordenadasDeTexto(written) : null;
      return point ? [candidate(point, 3, line)] : [];
    }),
  );
}

export const videos = (lines: SourceLine[]) => links(lines, video);
export const tours = (lines: SourceLine[]) => links(lines, tour);
