/** Side of the square a picture is squeezed to before it is described. */
export const side = 160;

const cells = 4;
const directions = 8;
const bins = 4;

/** Blocks of the description, in order: name, length, weight. */
export const blocks = [
  ...[1, 2, 4].flatMap(() => [
    { length: cells * cells * directions, weight: 1 },
    { length: cells * cells * directions, weight: 0.7 },
  ]),
  { length: cells * cells * 4, weight: 1 },
  { length: cells * cells * 4, weight: 1 },
  { length: bins ** 3, weight: 1 },
  { length: 3 * bins ** 3, weight: 1 },
  { length: 7, weight: 1.5 },
] as const;

/**
 * Describes a picture by numbers: at three sizes the strength and the share of edges by direction in 4 × 4
 * cells, light and colour of the cells and how they vary, the colours of the whole and of its three bands, and
 * a few totals. `rgb` holds `side` × `side` pixels, 8 bits per channel.
 */
export function describePicture(rgb: Uint8Array): Float32Array {
  const luma = new Float32Array(side * side);
  for (let p = 0; p < luma.length; p++)
    luma[p] = (0.299 * rgb[3 * p]! + 0.587 * rgb[3 * p + 1]! + 0.114 * rgb[3 * p + 2]!) / 255;
  const parts = [
    ...[1, 2, 4].flatMap((step) => edges(shrink(luma, step), side / step)),
    ...cellColours(rgb, luma),
    ...histograms(rgb),
    totals(rgb),
  ];
  const all = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function shrink(luma: Float32Array, step: number): Float32Array {
  if (step === 1) return luma;
  const width = side / step;
  const small = new Float32Array(width * width);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      small[Math.floor(y / step) * width + Math.floor(x / step)]! += luma[y * side + x]! / step ** 2;
  return small;
}

/** Mean edge strength by cell and direction, and the same as a share of the cell's edges. */
function edges(luma: Float32Array, width: number): Float32Array[] {
  const cell = width / cells;
  const strength = new Float32Array(cells * cells * directions);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const dx = x > 0 && x < width - 1 ? luma[p + 1]! - luma[p - 1]! : 0;
      const dy = y > 0 && y < width - 1 ? luma[p + width]! - luma[p - width]! : 0;
      if (dx === 0 && dy === 0) continue;
      const turn = ((Math.atan2(dy, dx) + 2 * Math.PI) % Math.PI) / Math.PI;
      const direction = Math.floor(turn * directions) % directions;
      const at = (Math.floor(y / cell) * cells + Math.floor(x / cell)) * directions + direction;
      strength[at]! += Math.hypot(dx, dy) / cell ** 2;
    }
  }
  const share = new Float32Array(strength.length);
  for (let start = 0; start < strength.length; start += directions) {
    const inCell = strength.subarray(start, start + directions);
    const total = Math.sqrt(inCell.reduce((sum, value) => sum + value, 0)) + 0.05;
    for (let i = 0; i < directions; i++) share[start + i] = Math.sqrt(inCell[i]!) / total;
  }
  return [strength.map(Math.sqrt), share];
}

/** Light, red against green, blue against both, saturation: mean and deviation by cell. */
function cellColours(rgb: Uint8Array, luma: Float32Array): Float32Array[] {
  const cell = side / cells;
  const sum = new Float32Array(cells * cells * 4);
  const squares = new Float32Array(cells * cells * 4);
  const values = new Float64Array(4);
  for (let p = 0; p < luma.length; p++) {
    const r = rgb[3 * p]! / 255;
    const g = rgb[3 * p + 1]! / 255;
    const b = rgb[3 * p + 2]! / 255;
    const row = Math.floor(Math.floor(p / side) / cell);
    const at = (row * cells + Math.floor((p % side) / cell)) * 4;
    values[0] = luma[p]!;
    values[1] = r - g;
    values[2] = b - (r + g) / 2;
    values[3] = saturationOf(r, g, b);
    for (let i = 0; i < 4; i++) {
      sum[at + i]! += values[i]! / cell ** 2;
      squares[at + i]! += values[i]! ** 2 / cell ** 2;
    }
  }
  return [sum, squares.map((square, i) => Math.sqrt(Math.max(0, square - sum[i]! ** 2)))];
}

const saturationOf = (r: number, g: number, b: number) => {
  const max = Math.max(r, g, b);
  return (max - Math.min(r, g, b)) / (max + 0.02);
};

/** Shares of 64 colours, as roots: of the picture, then of its upper, middle and lower third. */
function histograms(rgb: Uint8Array): Float32Array[] {
  const size = bins ** 3;
  const counts = new Float32Array(3 * size);
  const rows = [0, 0, 0];
  for (let y = 0; y < side; y++) {
    const band = y < 53 ? 0 : y < 107 ? 1 : 2;
    rows[band]!++;
    for (let x = 0; x < side; x++) {
      const i = 3 * (y * side + x);
      counts[band * size + ((rgb[i]! >> 6) * bins + (rgb[i + 1]! >> 6)) * bins + (rgb[i + 2]! >> 6)]!++;
    }
  }
  const whole = Float32Array.from({ length: size }, (_, i) =>
    Math.sqrt((counts[i]! + counts[size + i]! + counts[2 * size + i]!) / side ** 2),
  );
  return [whole, counts.map((count, i) => Math.sqrt(count / (rows[Math.floor(i / size)]! * side)))];
}

/** Commonest colour, five commonest, white, blue above, green, saturation, variety of colours. */
function totals(rgb: Uint8Array): Float32Array {
  const pixels = side * side;
  const fine = new Float32Array(4096);
  let [white, sky, green, saturation] = [0, 0, 0, 0];
  for (let p = 0; p < pixels; p++) {
    const r = rgb[3 * p]!;
    const g = rgb[3 * p + 1]!;
    const b = rgb[3 * p + 2]!;
    fine[((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)]!++;
    if (Math.min(r, g, b) >= 240) white++;
    if (p < 53 * side && b > 110 && b > r + 10) sky++;
    if (g > r + 8 && g > b + 8) green++;
    saturation += saturationOf(r / 255, g / 255, b / 255);
  }
  const shares = fine.map((count) => count / pixels).sort();
  const entropy = shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log(share) : sum), 0);
  const five = shares.subarray(-5).reduce((sum, share) => sum + share, 0);
  const plain = [white, green, saturation].map((value) => value / pixels);
  return Float32Array.of(
    shares[4095]!,
    five,
    plain[0]!,
    sky / (53 * side),
    plain[1]!,
    plain[2]!,
    entropy / 8,
  );
}
