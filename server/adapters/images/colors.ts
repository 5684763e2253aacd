/** Colours closer than this (sum of channel differences) look the same. */
const sameColor = 72;
const most = 5;

/**
 * Up to five hex colours, most frequent first, from a histogram of 4 bits per channel. Neighbouring shades
 * are merged; colours below 2 % are dropped.
 */
export function dominantColors(histogram: Uint32Array): string[] {
  const total = histogram.reduce((a, b) => a + b, 0);
  const bins: number[] = [];
  for (let bin = 0; bin < histogram.length; bin++) if (histogram[bin]! > 0) bins.push(bin);
  bins.sort((a, b) => histogram[b]! - histogram[a]!);
  const found: { rgb: Rgb; count: number }[] = [];
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
const toRgb = (bin: number): Rgb => [(bin >> 8) * 17, ((bin >> 4) & 15) * 17, (bin & 15) * 17];

type Rgb = [number, number, number];
const distance = (a: Rgb, b: Rgb) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
