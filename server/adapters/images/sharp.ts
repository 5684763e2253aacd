import pLimit from 'p-limit';
import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';
import { withoutGround } from './bare-logo.ts';
import { readable } from './heic.ts';
import { corrupt, identifyImage } from './identify-image.ts';
import { side } from './likeness/descriptor.ts';
import { likenessOf } from './likeness/likeness.ts';
import { loadSharp, type Sharp } from './load-sharp.ts';
import { measurePixels } from './measures.ts';
import { inkColors } from './own-colors.ts';
import { perceptualHash } from './perceptual-hash.ts';
import {
  type EncodedVariant,
  ImageError,
  type Images,
  type LookedAt,
  maxPixels,
  type PictureShape,
  type ProcessedImage,
} from './port.ts';
import { fromRaster, isTransparent, type Raster, release, toRaster } from './raster.ts';
import { hasThinStrip } from './thin-strip.ts';
import { boxOnGround } from './trim-box.ts';
import { encodeVariants, largest } from './variants.ts';
import { countWrittenLines } from './written-lines.ts';

const white = '#ffffff';
/** Time limit for a file made to keep the decoder busy. */
const decodeSeconds = 30;
/** Minimum share of one colour that marks a drawing: a plan, a map, a logo. */
const drawingFrom = 0.21;
const namedLogo = /logo|marca|assinatura|icone|ícone/i;
const uploadFormats = ['jpeg', 'png', 'webp'];
const uploadBox = { width: 800, height: 600 };

export interface SharpOptions {
  /** Pictures processed concurrently. */
  concurrency: number;
}

/** Images with libvips. Every returned pixel was re-encoded here: nothing of the file passes through. */
export function createSharpImages({ concurrency }: SharpOptions): Images {
  const queue = pLimit(concurrency);
  return {
    process: (bytes, name) => queue(async () => processImage(await loadSharp(), bytes, name)),
    look: (bytes) => queue(async () => lookAt(await loadSharp(), bytes)),
    optimizeUpload: (bytes) => queue(async () => optimizeUpload(await loadSharp(), bytes)),
    reshape: (bytes, shape) => queue(async () => reshape(await loadSharp(), bytes, shape)),
  };
}

async function processImage(sharp: Sharp, given: Uint8Array, name: string): Promise<ProcessedImage> {
  const bytes = await readable(given);
  const { format, width, height } = await identifyImage(sharp, bytes);
  const decoded = await toRaster(
    decode(sharp, bytes).resize({ ...largest, fit: 'inside', withoutEnlargement: true }),
  ).catch((cause: unknown) => {
    throw corrupt(cause);
  });
  const { opaque, thumb, ...looked } = await measure(sharp, decoded);
  const { measures } = looked;
  const isFlat = isFlatLogo(name, measures);
  const bare = isFlat && !measures.hasAlpha ? withoutGround(opaque) : null;
  const keepAlpha = bare !== null || (measures.hasAlpha && isLogo(name, measures));
  const whole = bare ?? (keepAlpha ? decoded : opaque);
  const least = keepAlpha || isFlat ? leastMark : isPlan(name, measures) ? leastPlan : null;
  const base = least === null ? whole : await trimmed(sharp, whole, least);
  const drawing = measures.commonestShare >= drawingFrom;
  const processed = {
    ...(base === whole ? { width, height } : { width: base.width, height: base.height }),
    sourceFormat: format,
    measures:
      bare && measures.own ? { ...measures, own: { ...measures.own, colors: inkColors(bare) } } : measures,
    variants: await encodeVariants(sharp, base, { drawing, keepAlpha }),
    placeholder: keepAlpha ? null : await makePlaceholder(sharp, thumb),
    fingerprint: looked.fingerprint,
    preview: looked.preview,
  };
  for (const pixels of new Set([decoded, opaque, thumb, whole, base])) release(pixels);
  return processed;
}

/** Longest side of the pixels that are looked at. */
const lookedSide = 640;

async function lookAt(sharp: Sharp, given: Uint8Array): Promise<LookedAt> {
  const bytes = await readable(given);
  const { width, height } = await identifyImage(sharp, bytes);
  const decoded = await toRaster(
    decode(sharp, bytes).resize({ ...square(lookedSide), fit: 'inside', ...noLarger }),
  ).catch((cause: unknown) => {
    throw corrupt(cause);
  });
  const { measures, fingerprint, preview } = await measure(sharp, decoded);
  return { width, height, measures, fingerprint, preview };
}

async function measure(sharp: Sharp, decoded: Raster) {
  const hasAlpha = isTransparent(decoded);
  const opaque = decoded.channels === 4 ? await toRaster(onWhite(sharp, decoded)) : decoded;
  const small = await toRaster(
    fromRaster(sharp, opaque).resize({ ...square(lookedSide), fit: 'inside', ...noLarger }),
  );
  const thumb = await toRaster(
    fromRaster(sharp, small).resize({ ...square(320), fit: 'inside', ...noLarger }),
  );
  const pixels = measurePixels(thumb);
  const inks = hasAlpha
    ? inkColors(
        await toRaster(fromRaster(sharp, decoded).resize({ ...square(320), fit: 'inside', ...noLarger })),
      )
    : null;
  const measures: ImageMeasures = {
    ...pixels,
    collage: pixels.collage || hasThinStrip(small),
    ...(inks && pixels.own ? { own: { ...pixels.own, colors: inks } } : {}),
    hasAlpha,
    phash: perceptualHash(await toGrey(sharp, thumb, 32)),
    likeness: likenessOf(await toSquare(sharp, thumb)),
    writtenLines: countWrittenLines(
      await fromRaster(sharp, small).greyscale().raw().toBuffer(),
      small.width,
      small.height,
    ),
  };
  const looked = {
    opaque,
    thumb,
    measures,
    fingerprint: await toGrey(sharp, small, 64),
    preview: await fromRaster(sharp, small)
      .resize({ ...square(512), fit: 'inside', ...noLarger })
      .jpeg({ quality: 72 })
      .toBuffer(),
  };
  release(small);
  return looked;
}

async function optimizeUpload(sharp: Sharp, bytes: Uint8Array): Promise<EncodedVariant> {
  const { format } = await identifyImage(sharp, bytes);
  if (!uploadFormats.includes(format)) {
    throw new ImageError('formato', 'Envie a imagem em JPEG, PNG ou WebP.');
  }
  const { data, info } = await decode(sharp, bytes)
    .resize({ ...uploadBox, fit: 'inside', ...noLarger })
    .webp({ quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw corrupt(cause);
    });
  return { format: 'webp', width: info.width, height: info.height, bytes: data };
}

/** Optimised for transfer size: a page has many of these; see `variants.ts` for the settings. */
async function reshape(sharp: Sharp, bytes: Uint8Array, shape: PictureShape): Promise<EncodedVariant> {
  await identifyImage(sharp, bytes);
  const { width, height, fit, format } = shape;
  const resized = decode(sharp, bytes).resize({ width, height, fit, position: 'attention', ...noLarger });
  const { data, info } = await (format === 'avif'
    ? resized.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' })
    : format === 'jpeg'
      ? resized.flatten({ background: '#ffffff' }).jpeg({ quality: 70 })
      : resized.webp({ quality: 74, effort: 3 })
  )
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw corrupt(cause);
    });
  return { format, width: info.width, height: info.height, bytes: data };
}

const noLarger = { withoutEnlargement: true };
const square = (side: number) => ({ width: side, height: side });

/** Applies orientation and converts to sRGB; metadata is dropped by default. */
const decode = (sharp: Sharp, bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .toColourspace('srgb');

const onWhite = (sharp: Sharp, raster: Raster) => fromRaster(sharp, raster).flatten({ background: white });

/** A square of grey pixels, ignoring proportions. */
const toGrey = async (sharp: Sharp, raster: Raster, side: number): Promise<Uint8Array> =>
  await fromRaster(sharp, raster)
    .greyscale()
    .resize({ ...square(side), fit: 'fill' })
    .raw()
    .toBuffer();

/** The picture squeezed to the square that is compared with examples. */
const toSquare = async (sharp: Sharp, raster: Raster): Promise<Uint8Array> =>
  await fromRaster(sharp, raster)
    .resize({ ...square(side), fit: 'fill' })
    .raw()
    .toBuffer();

/**
 * A transparent picture that must stay so: one named a logo, or too light to be visible on white. Floor plans
 * with a transparent background are put on white, where their lines are readable.
 */
function isLogo(name: string, { whiteShare, edgeDensity }: ImageMeasures): boolean {
  if (namedLogo.test(name.normalize('NFC'))) return true;
  return whiteShare > 0.97 && edgeDensity < 0.01;
}

/** A picture named a logo, most of which is its ground. */
const isFlatLogo = (name: string, { commonestShare }: ImageMeasures) =>
  commonestShare >= 0.5 && namedLogo.test(name.normalize('NFC'));

const namedPlan = /planta|apto|apart|tipo|garden|penthouse|cobertura|duplex|studio/i;
/** A floor plan named so, on paper that is most of it. */
const isPlan = (name: string, { commonestShare }: ImageMeasures) =>
  commonestShare >= 0.4 && namedPlan.test(name.normalize('NFC'));

/** How far the ground's own pixels may lie from its corner's. */
const groundSpread = 12;
/** A mark of fewer pixels is no mark any more; a plan of fewer is too small for a page. */
const leastMark = 16;
const leastPlan = 700;

/** A logo or plan without the empty margin around it, so that it fills the place it is shown in. */
async function trimmed(sharp: Sharp, raster: Raster, least: number): Promise<Raster> {
  const whole = fromRaster(sharp, raster);
  const mark = await toRaster(
    raster.channels === 3
      ? whole.extract(boxOnGround(raster, groundSpread))
      : whole.trim({ threshold: groundSpread }),
  ).catch(() => raster);
  return Math.min(mark.width, mark.height) < least ? raster : mark;
}

/** A few coloured pixels shown while the picture loads. */
async function makePlaceholder(sharp: Sharp, thumb: Raster): Promise<string> {
  const bytes = await fromRaster(sharp, thumb)
    .resize({ ...square(16), fit: 'inside' })
    .webp({ quality: 30, effort: 2 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
