/** A file of the page, by its path; null if it has none there. */
export type PageFile = { bytes: Uint8Array | string; type: string };

/** A whole document and what it asks for. */
export interface PageToDraw {
  html: string;
  file(path: string): Promise<PageFile | null>;
}

export interface DrawnWindow {
  width: number;
  jpeg: Uint8Array;
  /** Stretches between its first and last content, a screen high and more, in which nothing stands. */
  holes: number;
}
export type Drawing =
  | { drawn: true; pictures: DrawnWindow[] }
  /** `motivo` is said in the panel. */
  | { drawn: false; motivo: string };

/** Draws a page as a phone and a computer show it. */
export type DrawPage = (page: PageToDraw, signal: AbortSignal) => Promise<Drawing>;

export const drawnWidths = [375, 1440] as const;
