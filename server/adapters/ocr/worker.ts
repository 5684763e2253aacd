import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
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
async function pixelsOf({ picture, side }: OcrRequest) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: 10 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'inside' })
    .grayscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
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
