const side = 32;
const kept = 8;

/** cos((2x + 1) u π / 2N) for the 8 lowest frequencies. */
const cosines = Array.from({ length: kept }, (_, u) =>
  Float64Array.from({ length: side }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * side))),
);

/**
 * 64-bit perceptual hash of 32×32 grey pixels, as 16 hex digits: signs of the low frequencies relative to
 * their median. Recompressing or resizing changes a few bits at most.
 */
export function perceptualHash(grey: Uint8Array): string {
  const rows = cosines.map((cosine) =>
    Float64Array.from({ length: side }, (_, y) => {
      let sum = 0;
      for (let x = 0; x < side; x++) sum += grey[y * side + x]! * cosine[x]!;
      return sum;
    }),
  );
  const coefficients: number[] = [];
  for (const cosine of cosines) {
    for (const row of rows) coefficients.push(row.reduce((sum, value, y) => sum + value * cosine[y]!, 0));
  }
  // The first coefficient is the mean brightness, which would only skew the median.
  const median = coefficients.slice(1).sort((a, b) => a - b)[31]!;
  let hash = 0n;
  for (const [i, value] of coefficients.entries()) {
    hash = (hash << 1n) | (i > 0 && value > median ? 1n : 0n);
  }
  return hash.toString(16).padStart(16, '0');
}
