/** Street fronts in fine lines, in place of a missing picture. */
const houses = [
  { x: 20, top: 120, width: 90, columns: 2, rows: 5 },
  { x: 128, top: 60, width: 120, columns: 3, rows: 8 },
  { x: 266, top: 150, width: 74, columns: 2, rows: 4 },
  { x: 358, top: 24, width: 136, columns: 4, rows: 9 },
  { x: 512, top: 96, width: 104, columns: 3, rows: 6 },
  { x: 634, top: 168, width: 150, columns: 4, rows: 3 },
  { x: 802, top: 44, width: 112, columns: 3, rows: 8 },
  { x: 932, top: 132, width: 84, columns: 2, rows: 5 },
  { x: 1034, top: 76, width: 140, columns: 4, rows: 7 },
];
const ground = 300;

function front({ x, top, width, columns, rows }: (typeof houses)[number]): string {
  const step = width / columns;
  const windows = Array.from({ length: rows * columns }, (_, index) => {
    const left = x + (index % columns) * step + step * 0.28;
    const upper = top + 18 + Math.floor(index / columns) * 26;
    return upper + 14 > ground ? '' : `M${left} ${upper}h${step * 0.44}v13h${-step * 0.44}z`;
  });
  return `M${x} ${ground}V${top}h${width}V${ground}${windows.join('')}`;
}
const lines = `${houses.map(front).join('')}M0 ${ground}H1200`;

const name = 'rua';

/** Defined once per page, invisible itself. */
export function StreetDrawing() {
  return (
    <svg width="0" height="0" className="drawing" aria-hidden="true" focusable="false">
      <path
        id={name}
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** `from` varies the visible part of the street between cards. */
export function DrawnStreet({ from }: { from?: number }) {
  const part = from === undefined ? '0 0 1200 300' : `${(from * 173) % 720} 0 480 300`;
  return (
    <svg
      className="street"
      viewBox={part}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${name}`} />
    </svg>
  );
}
