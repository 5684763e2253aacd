import type { SKRSContext2D } from '@napi-rs/canvas';
import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { type Pixels, toTiff } from '../images/tiff.ts';
import { type Figure, figuresOf, readDrawing } from './figure-boxes.ts';
import type { PdfFigure } from './port.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
/** Canvas and context, as drawn pages need them. */
export interface Canvases {
  create(width: number, height: number): { canvas: Canvas; context: SKRSContext2D };
}
interface Canvas {
  width: number;
  height: number;
  encode(format: 'png'): Promise<Uint8Array>;
}

/** Width of what is drawn, in pixels. */
const drawnWidth = 1_800;
/** Pixels of pictures held of one page: what is beyond is not taken. */
const mostPixels = 100e6;
/** Smaller pictures are never looked at, so that ten thousand of them take no memory. */
const leastPixels = 480 * 240;

/** The pictures of one page, one after another. */
export async function* figuresOfPage(
  document: Document,
  number: number,
  canvases: Canvases,
): AsyncGenerator<PdfFigure> {
  const page = await document.getPage(number);
  holdLittle(page);
  const { OPS } = await getResolvedPDFJS();
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  try {
    const drawing = readDrawing(await page.getOperatorList(), OPS, viewport.transform);
    const { items } = await page.getTextContent();
    const letters = items.reduce((sum, item) => sum + ('str' in item ? item.str.trim().length : 0), 0);
    let index = 0;
    const figures = figuresOf(drawing, { width, height, letters });
    const isAlone = figures.length === 1;
    for (const figure of figures) {
      const bytes = await bytesOf(page, figure, canvases);
      if (!bytes) continue;
      index++;
      yield { page: number, index, bytes, box: figure.box, isAlone, drawn: figure.id === null };
    }
  } finally {
    page.cleanup();
  }
}

/** Pictures that will not be taken are let go as they are decoded, before the whole page is read. */
function holdLittle(page: Page): void {
  const { objs } = page;
  const resolve = objs.resolve.bind(objs);
  let held = 0;
  objs.resolve = (id: string, data: unknown) => {
    const { width = 0, height = 0 } = (data ?? {}) as Partial<Pixels>;
    const pixels = width * height;
    const tooMuch = pixels > 0 && (pixels < leastPixels || held + pixels > mostPixels);
    if (!tooMuch) held += pixels;
    resolve(id, tooMuch ? null : data);
  };
}

async function bytesOf(page: Page, { id, box }: Figure, canvases: Canvases): Promise<Uint8Array | null> {
  if (id === null) return drawn(page, box, canvases);
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  const image = await new Promise<Partial<Pixels> | null>((resolve) => objects.get(id, resolve));
  return image?.data && image.width && image.height ? toTiff(image as Pixels) : null;
}

/** What the page shows within the box. */
async function drawn(page: Page, box: Figure['box'], canvases: Canvases): Promise<Uint8Array> {
  const scale = drawnWidth / Math.max(box.width, box.height);
  const viewport = page.getViewport({ scale, offsetX: -box.x * scale, offsetY: -box.y * scale });
  const { canvas, context } = canvases.create(
    Math.max(1, Math.round(box.width * scale)),
    Math.max(1, Math.round(box.height * scale)),
  );
  await page.render({ canvas: canvas as never, canvasContext: context, viewport }).promise;
  const bytes = new Uint8Array(await canvas.encode('png'));
  canvas.width = 0;
  return bytes;
}
