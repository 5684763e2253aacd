import type { SKRSContext2D } from '@napi-rs/canvas';

/** Something with a size that is drawn at a place. */
export interface Piece {
  width: number;
  height: number;
  draw(x: number, y: number): void;
}

export interface Ink {
  family: string;
  weight: number;
  size: number;
  color: string;
  /** Line height, per size. */
  leading?: number;
  /** Space between letters, per size. */
  spacing?: number;
}

export interface Fit {
  room: number;
  /** Most lines; what is left ends in an ellipsis. */
  most?: number;
  align?: 'left' | 'center' | 'right';
}

export const nothing: Piece = { width: 0, height: 0, draw() {} };
/** Whether there is anything to draw. */
export const isThere = (piece: Piece): boolean => piece.height > 0;

/** Pieces below each other, the empty ones left out. */
export function stack(pieces: readonly Piece[], gap: number | readonly number[]): Piece {
  const there = pieces.map((piece, at) => ({ piece, at })).filter(({ piece }) => isThere(piece));
  if (there.length === 0) return nothing;
  const gapAbove = (at: number) => (typeof gap === 'number' ? gap : (gap[at - 1] ?? 0));
  const tops: number[] = [];
  let height = 0;
  for (const [n, { piece, at }] of there.entries()) {
    if (n > 0) height += gapAbove(at);
    tops.push(height);
    height += piece.height;
  }
  return {
    width: Math.max(...there.map(({ piece }) => piece.width)),
    height,
    draw: (x, y) => {
      for (const [n, { piece }] of there.entries()) piece.draw(x, y + tops[n]!);
    },
  };
}

/** Pieces beside each other, each moved right by what stands before it; `middle` aligns their middles. */
export function row(pieces: readonly Piece[], gap: number, middle = true): Piece {
  const there = pieces.filter(isThere);
  if (there.length === 0) return nothing;
  const height = Math.max(...there.map((piece) => piece.height));
  return {
    width: there.reduce((sum, { width }) => sum + width, 0) + gap * (there.length - 1),
    height,
    draw: (x, y) => {
      let left = x;
      for (const piece of there) {
        piece.draw(left, middle ? y + (height - piece.height) / 2 : y);
        left += piece.width + gap;
      }
    },
  };
}

/** A piece in the middle of a width. */
export const centred = (piece: Piece, room: number): Piece => ({
  width: room,
  height: piece.height,
  draw: (x, y) => piece.draw(x + (room - piece.width) / 2, y),
});

/** Writes texts on a canvas or a page. */
export function createPen(context: SKRSContext2D) {
  function use({ family, weight, size, spacing = 0 }: Ink): void {
    context.font = `${weight} ${size}px "${family}"`;
    context.letterSpacing = `${(spacing * size).toFixed(3)}px`;
  }

  const widthOf = (words: string, ink: Ink): number => {
    use(ink);
    return context.measureText(words).width;
  };

  function linesOf(words: string, ink: Ink, room: number): string[] {
    use(ink);
    const lines: string[] = [];
    for (const word of words.split(/[^\S\u00a0]+/).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  function shortened(line: string, ink: Ink, room: number): string {
    let rest = line;
    while (rest.length > 1 && widthOf(`${rest}…`, ink) > room) rest = rest.slice(0, -1);
    return `${rest.replace(/[\s.,;:–-]+$/, '')}…`;
  }

  /** A text in lines no wider than its room. */
  function text(words: string | null, ink: Ink, { room, most = 99, align = 'left' }: Fit): Piece {
    if (!words) return nothing;
    const all = linesOf(words, ink, room);
    const lines = all
      .slice(0, most)
      .map((line, at) =>
        (at === most - 1 && all.length > most) || widthOf(line, ink) > room
          ? shortened(line, ink, room)
          : line,
      );
    const leading = (ink.leading ?? 1.2) * ink.size;
    const widths = lines.map((line) => widthOf(line, ink));
    const widest = Math.max(...widths);
    const width = align === 'left' ? widest : room;
    return {
      width,
      height: lines.length * leading,
      draw: (x, y) => {
        use(ink);
        context.fillStyle = ink.color;
        for (const [at, line] of lines.entries()) {
          const spare = room - widths[at]!;
          const left = x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
          context.fillText(line, left, y + leading * (at + 0.5) + ink.size * 0.35);
        }
      },
    };
  }

  /** The narrowest room that needs no further line: no word stands alone in the last one. */
  function balanced(words: string, ink: Ink, room: number): number {
    const lines = linesOf(words, ink, room).length;
    if (lines < 2) return room;
    let [low, high] = [room / lines, room];
    while (high - low > room / 60) {
      const middle = (low + high) / 2;
      const all = linesOf(words, ink, middle);
      if (all.length > lines || all.some((line) => widthOf(line, ink) > middle)) low = middle;
      else high = middle;
    }
    return high;
  }

  /** A text of which the lines are equally long. */
  const balancedText = (words: string, ink: Ink, fit: Fit): Piece => {
    const inner = text(words, ink, { ...fit, room: balanced(words, ink, fit.room) });
    return fit.align === 'center' ? centred(inner, fit.room) : inner;
  };

  /** The same in the largest size that needs few enough lines and parts no word. */
  function fitted(words: string | null, ink: Ink, sizes: readonly number[], fit: Fit): Piece {
    if (!words) return nothing;
    for (const size of sizes) {
      const lines = linesOf(words, { ...ink, size }, fit.room);
      if (lines.length <= (fit.most ?? 99) && lines.every((l) => widthOf(l, { ...ink, size }) <= fit.room))
        return fit.align === 'right'
          ? text(words, { ...ink, size }, fit)
          : balancedText(words, { ...ink, size }, fit);
    }
    // One endless word: as small as it has to be.
    const size = sizes.at(-1)!;
    const widest = Math.max(...words.split(/\s+/).map((word) => widthOf(word, { ...ink, size })));
    return text(words, { ...ink, size: size * Math.min(1, fit.room / widest) * 0.99 }, fit);
  }

  /** A line across. */
  const rule = (width: number, color: string, thickness = 1): Piece => ({
    width,
    height: thickness,
    draw: (x, y) => {
      context.fillStyle = color;
      context.fillRect(x, y, width, thickness);
    },
  });

  return { context, text, fitted, rule };
}
export type Pen = ReturnType<typeof createPen>;
