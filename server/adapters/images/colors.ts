/** Colours closer than this (sum of channel differences) look the same. */
const sameColor = 72;
const most = 5;

/**
 * Up to five hex colours, most frequent first, from a histogram of 4 bits per channel. Neighbouring shades
 * are merged; colours below 2 % are dropped.
 */
export function dominantColors(histogram: Uint32Array): string[] {
  const total = histogram.reduce((a, b) => a + b, 0);
  const bins = [...histogram.keys()].filter((bin) => histogram[bin]! > 0);
  bins.sort((a, b) => histogram[b]! - histogram[a]!);
  const found: { rgb: [number, number, number]; count: number }[] = [];
  for (const bin of bins) {
    const rgb = toRgb(bin);
    const near = found.find((color) => distance(color.rgb, rgb) < sameColor);
    if (near) near.count += histogram[bin]!;
    else found.push({ rgb, count: histogram[bin]! });
  }
  return found
    .filter(({ count }) => count >= total * 0.02)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ rgb }) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
}

/** Spreads 4 bits over 8, so that the lightest bin is white and the darkest black. */
const toRgb = (bin: number): [number, number, number] => [
  (bin >> 8) * 17,
  ((bin >> 4) & 15) * 17,
  (bin & 15) * 17,
];

const distance = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0);
