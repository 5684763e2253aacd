import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import { createOCREngine, supportsFastBuild } from 'tesseract-wasm';
import { loadSharp } from '../images/load-sharp.ts';
import type { OcrAnswer, OcrRequest } from './protocol.ts';

// Runs in a worker thread: one request at a time, one answer per request.

const maxPixels = 40_000_000;

/** The engine and its Portuguese model are in installed packages: nothing is downloaded. */
async function start() {
  const require = createRequire(import.meta.url);
  const core = supportsFastBuild() ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
  const engine = await createOCREngine({
    wasmBinary: readFileSync(join(dirname(require.resolve('tesseract-wasm')), core)),
  });
  const models = dirname(require.resolve('@tesseract.js-data/por/package.json'));
  engine.loadModel(gunzipSync(readFileSync(join(models, '4.0.0_best_int/por.traineddata.gz'))));
  return engine;
}
const engine = start();
// Reported with the first request.
engine.catch(() => {});

/** Grey with stretched contrast, as four channels. */
async function pixelsOf({ picture, side, mark }: OcrRequest) {
  const sharp = await loadSharp();
  const upright = sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: 10 })
    .autoOrient();
  const onGround = mark
    ? await markOnGround(upright, side)
    : upright.flatten({ background: '#ffffff' }).resize({ width: side, height: side, fit: 'inside' });
  const { data, info } = await onGround.grayscale().normalise().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const grey = data[at * channels]!;
    pixels[at * 4] = grey;
    pixels[at * 4 + 1] = grey;
    pixels[at * 4 + 2] = grey;
  }
  return { data: pixels, width, height };
}

/** The ground around a mark, in pixels: letters at an edge are not read. */
const around = 48;
/** From this lightness on, of 255, a colour is light. */
const lightFrom = 140;

/** A mark with room around it, dark on light: white letters on nothing would be lost on white. */
async function markOnGround(mark: Sharp, side: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const background = await groundOf(mark);
  const room = { top: around, bottom: around, left: around, right: around, background };
  const whole = await mark
    .clone()
    .flatten({ background })
    .resize({ width: side, height: side, fit: 'inside' })
    .extend(room)
    .png()
    .toBuffer();
  return lightnessOf(background) < lightFrom ? sharp(whole).negate({ alpha: false }) : sharp(whole);
}

interface Color {
  r: number;
  g: number;
  b: number;
}
const lightnessOf = ({ r, g, b }: Color) => 0.3 * r + 0.59 * g + 0.11 * b;

/** What a mark stands on: its own ground, by its corners; on nothing, white or what its light letters are seen on. */
async function groundOf(mark: Sharp): Promise<Color> {
  const small = mark.clone().resize({ width: 128, height: 128, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const colorAt = (at: number) => ({ r: data[at]!, g: data[at + 1]!, b: data[at + 2]! });
  let [ink, light] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    ink += data[at + 3]!;
    light += data[at + 3]! * lightnessOf(colorAt(at));
  }
  const isBare = ink < 255 * info.width * info.height * 0.98;
  if (!isBare) return colorAt(0);
  return light / Math.max(ink, 1) >= lightFrom ? { r: 0, g: 0, b: 0 } : { r: 255, g: 255, b: 255 };
}

async function read(request: OcrRequest): Promise<OcrAnswer> {
  const ready = await engine;
  const image = await pixelsOf(request);
  ready.loadImage(image);
  try {
    if (!request.places) return { ok: true, text: ready.getText() };
    const { width, height } = image;
    const words = ready.getTextBoxes('word').map(({ text, confidence, rect }) => {
      const { left, top, right, bottom } = rect;
      return { text, confidence, left, top, right, bottom };
    });
    return { ok: true, page: { width, height, words } };
  } finally {
    ready.clearImage();
  }
}

parentPort?.on('message', async (request: OcrRequest) => {
  const answer = await read(request).catch(
    (error: unknown): OcrAnswer => ({ ok: false, message: String(error) }),
  );
  parentPort?.postMessage(answer);
});
