/** A run of text from pdf.js, positioned in page points from the top left corner. */
export interface TextPiece {
  text: string;
  /** Start of the baseline. */
  x: number;
  baseline: number;
  width: number;
  fontSize: number;
  /** Reading direction in whole degrees, clockwise: 0 for ordinary text. */
  angle: number;
}

/** A PDF transformation matrix, as pdf.js returns it. */
export type Matrix = readonly number[];

export function multiply(m: Matrix, n: Matrix): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0] = n;
  return [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ];
}

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' };

/** NFC letters, plain spaces, no ligatures and no control characters; `m²` stays `m²`. */
export function plainText(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[ﬀ-ﬄ]/g, (found) => ligatures[found] ?? found)
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what goes
      .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
  );
}

/** Converts a pdf.js text item (string, transform, width) to viewport coordinates. */
export function placePiece(item: { str: string; transform: Matrix; width: number }, viewport: Matrix) {
  const [a, b, c, d, x, baseline] = multiply(viewport, item.transform);
  return {
    text: plainText(item.str),
    x,
    baseline,
    width: item.width,
    fontSize: Math.hypot(c, d) || Math.hypot(a, b),
    angle: (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360,
  } satisfies TextPiece;
}
