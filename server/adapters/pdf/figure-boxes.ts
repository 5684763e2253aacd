import { multiply } from './items.ts';

/** Where something is drawn, in page points from the top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture as a page places it. */
export interface Placed {
  /** Name of its pixels in the document. */
  id: string;
  /** Size of its pixels. */
  width: number;
  height: number;
  box: Area;
}

/** A picture worth taking: its own pixels, or what the page shows in its place. */
export interface Figure {
  /** Null where the page must be drawn: the picture is cut in slices, or made of lines. */
  id: string | null;
  box: Area;
}

type Operators = Record<
  | 'save'
  | 'restore'
  | 'transform'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
  | 'paintImageXObject'
  | 'constructPath',
  number
>;

interface Drawing {
  fnArray: number[];
  argsArray: unknown[];
}

/** Pictures below this size are icons, in pixels. */
const leastLongSide = 480;
const leastShortSide = 240;
/** Longer than this it is a strip: an ornament, or a slice. */
const stripAspect = 4;
/** Least share of a page. */
const leastShare = 0.03;
/** Figures of one page; a page with more is a wall of samples. */
const mostOfPage = 40;
/** Pictures of a page that are compared with each other. */
const mostSlices = 2_000;
/** Slices lie edge to edge, in points. */
const touching = 1.5;
/** From so many touching pictures on they are one, cut in tiles. */
const manyTiles = 6;
/** Fewer lines than this are ornaments. */
const leastPaths = 400;

/** What a page draws: the pictures it places, and how many paths. */
export function readDrawing(drawing: Drawing, ops: Operators, viewport: readonly number[]) {
  const placed: Placed[] = [];
  let paths = 0;
  let matrix = viewport;
  const stack: (readonly number[])[] = [];
  for (const [index, fn] of drawing.fnArray.entries()) {
    const args = drawing.argsArray[index] as unknown[];
    if (fn === ops.save || fn === ops.paintFormXObjectBegin) stack.push(matrix);
    if (fn === ops.transform) matrix = multiply(matrix, args as number[]);
    if (fn === ops.paintFormXObjectBegin && args[0]) matrix = multiply(matrix, args[0] as number[]);
    if (fn === ops.restore || fn === ops.paintFormXObjectEnd) matrix = stack.pop() ?? viewport;
    if (fn === ops.constructPath) paths++;
    if (fn !== ops.paintImageXObject) continue;
    const [id, width, height] = args as [string, number, number];
    placed.push({ id, width, height, box: unitSquare(matrix) });
  }
  return { placed, paths };
}

function unitSquare(matrix: readonly number[]): Area {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The pictures of a page that are worth taking, from the top down. */
export function figuresOf(
  { placed, paths }: { placed: Placed[]; paths: number },
  page: { width: number; height: number; letters: number },
): Figure[] {
  const onPage = placed.filter(({ box }) => isSeen(box, page));
  const tiled = slicedPictures(onPage.slice(0, mostSlices));
  const slices = new Set(tiled.flatMap(({ members }) => members));
  const whole = onPage.filter((one) => !slices.has(one) && isPicture(one) && isLarge(one.box, page));
  const figures: Figure[] = [
    ...whole.map(({ id, box }) => ({ id, box })),
    ...tiled.filter(({ box }) => isLarge(box, page)).map(({ box }) => ({ id: null, box })),
  ];
  // A plan may be made of lines alone; a table is too, with many letters.
  if (figures.length === 0 && paths >= leastPaths && page.letters < 900) {
    return [{ id: null, box: { x: 0, y: 0, width: page.width, height: page.height } }];
  }
  return figures.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x).slice(0, mostOfPage);
}

const isSeen = ({ x, y, width, height }: Area, page: { width: number; height: number }) =>
  x < page.width && y < page.height && x + width > 0 && y + height > 0;

function isPicture({ width, height }: Placed): boolean {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return long >= leastLongSide && short >= leastShortSide && long <= short * stripAspect;
}

const isLarge = ({ width, height }: Area, page: { width: number; height: number }) =>
  width * height >= page.width * page.height * leastShare;

/** Groups of pictures that lie edge to edge as one: strips, or many tiles. */
function slicedPictures(placed: Placed[]): { members: Placed[]; box: Area }[] {
  const left = [...placed];
  const groups: { members: Placed[]; box: Area }[] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const group = { members: [first], box: first.box };
    // One pass after another, until nothing fits any more; slices come in order, so few are needed.
    for (let grew = true; grew; ) {
      grew = false;
      for (let at = 0; at < left.length; at++) {
        const joined = join(group.box, left[at]!.box);
        if (!joined) continue;
        group.members.push(...left.splice(at, 1));
        group.box = joined;
        grew = true;
        at--;
      }
    }
    const strips = group.members.every(({ box }) => aspectOf(box) > stripAspect / 2);
    if (group.members.length >= manyTiles || (group.members.length > 1 && strips)) groups.push(group);
  }
  return groups;
}

const aspectOf = ({ width, height }: Area) => Math.max(width, height) / Math.max(1, Math.min(width, height));
const near = (a: number, b: number) => Math.abs(a - b) <= touching;

/** Both as one rectangle, if they share an edge. */
function join(a: Area, b: Area): Area | null {
  const below = near(a.x, b.x) && near(a.width, b.width) && touch(a.y, a.height, b.y, b.height);
  const beside = near(a.y, b.y) && near(a.height, b.height) && touch(a.x, a.width, b.x, b.width);
  if (!below && !beside) return null;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  return { x, y, width: right - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

const touch = (a: number, aSize: number, b: number, bSize: number) =>
  near(a + aSize, b) || near(b + bSize, a);
