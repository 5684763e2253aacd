import { encode } from 'uqr';

/** The quiet zone required by the standard, in modules. */
const quiet = 4;

export interface DrawnCode {
  /** The dark modules as one path. */
  path: string;
  /** Width in modules. */
  size: number;
}

/** A QR code as one path. */
export function drawCode(text: string): DrawnCode {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
