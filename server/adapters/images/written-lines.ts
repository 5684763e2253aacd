/** Width of a strip in pixels: a few words of a page that is 640 pixels long. */
const strip = 64;
/** Difference of neighbouring greys that is an edge of a letter. */
const edge = 24;
/** Edges of one row in a strip that may be letters. */
const leastEdges = 6;
/** Height of a line of letters in pixels. */
const heights = { least: 3, most: 22 };
/** Strips a line crosses. */
const leastStrips = 3;
/** How far a line rises or falls from strip to strip: a paper is photographed askew. */
const slope = 4.5;

interface Band {
  middle: number;
  height: number;
  strips: number;
}

/**
 * How many lines of letters a grey picture, longest side about 640 pixels, has: rows of edges of even height
 * with gaps between them that go on sideways. Papers have seven and more, plans and photographs hardly any.
 */
export function countWrittenLines(grey: Uint8Array, width: number, height: number): number {
  let lines = 0;
  let before: Band[] = [];
  for (let left = 0; left + strip <= width; left += strip) {
    const here = bandsOf(grey, width, height, left);
    for (const band of here) {
      const same = before.find((other) => goesOn(other, band));
      band.strips = (same?.strips ?? 0) + 1;
      if (band.strips === leastStrips) lines++;
    }
    before = here;
  }
  return lines;
}

const goesOn = (a: Band, b: Band) =>
  Math.abs(a.middle - b.middle) <= slope && a.height <= b.height * 2 && b.height <= a.height * 2;

/** Rows full of edges between rows with few, in one strip. */
function bandsOf(grey: Uint8Array, width: number, height: number, left: number): Band[] {
  const bands: Band[] = [];
  let run = 0;
  let gap = heights.most;
  for (let y = 0; y <= height; y++) {
    if (y < height && edgesOf(grey, y * width + left) >= leastEdges) {
      run++;
      continue;
    }
    if (run >= heights.least && run <= heights.most && gap >= 2)
      bands.push({ middle: y - run / 2, height: run, strips: 1 });
    gap = run > 0 ? 1 : gap + 1;
    run = 0;
  }
  return bands;
}

/** Changes between light and dark along a row of a strip. */
function edgesOf(grey: Uint8Array, start: number): number {
  let changes = 0;
  let last = 0;
  for (let at = start + 2; at < start + strip; at++) {
    const step = grey[at]! - grey[at - 2]!;
    const way = step > edge ? 1 : step < -edge ? -1 : 0;
    if (way === 0 || way === last) continue;
    changes++;
    last = way;
  }
  return changes;
}
