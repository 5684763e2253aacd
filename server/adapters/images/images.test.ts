import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageMeasuresSchema } from '#contract/da-pasta-a-pagina/assets.ts';
import { processCpuMsOf } from '#tests/cpu-time.ts';
import { drawLogo, drawPhoto, drawPlan } from '#tests/fixtures/drawn-images.ts';
import { heicBytes, mp4Bytes, phonePhotograph, pngBomb, psdBytes } from '#tests/fixtures/odd-files.ts';
import { some } from '#tests/some.ts';
import { ImageError } from './port.ts';
import { createSharpImages } from './sharp.ts';

const images = createSharpImages({ concurrency: 2 });
const refusalOf = (bytes: Uint8Array, name = 'x.jpg') =>
  images.process(bytes, name).then(
    () => expect.unreachable('the file was taken'),
    (error: unknown) => {
      if (error instanceof ImageError) return error;
      throw error;
    },
  );

const distance = (a: string, b: string) => {
  const bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  return bits.toString(2).replaceAll('0', '').length;
};

describe('a photograph', () => {
  it('of a phone, HEIC and stored lying, is decoded and stands upright', async () => {
    const done = await images.process(phonePhotograph(), 'IMG_0001.HEIC');
    expect(done).toMatchObject({ width: 480, height: 640 });
    expect(await images.look(phonePhotograph())).toMatchObject({ width: 480, height: 640 });
    const { data, info } = await sharp(done.variants.findLast(({ format }) => format === 'jpeg')!.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const from = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
      return [...data.subarray(from, from + 3)];
    };
    const strongest = (rgb: number[]) => ['red', 'green', 'blue'][rgb.indexOf(Math.max(...rgb))];
    expect(strongest(at(0.5, 0.06))).toBe('blue');
    expect(strongest(at(0.27, 0.75))).toBe('red');
    expect(strongest(at(0.85, 0.5))).toBe('blue');
    expect(strongest(at(0.5, 0.94))).toBe('green');
  });

  it('becomes AVIF, WebP and JPEG variants that are never enlarged', async () => {
    const photo = await (await drawPhoto({ width: 2000, height: 1500 })).jpeg().toBuffer();
    const done = await images.process(photo, 'Fachada.jpg');
    expect(done).toMatchObject({ width: 2000, height: 1500, sourceFormat: 'jpeg' });
    const widths = (format: string) => done.variants.filter((v) => v.format === format).map((v) => v.width);
    expect(widths('avif')).toEqual([480, 960, 1600]);
    expect(widths('webp')).toEqual([480, 960, 1600, 2000]);
    expect(widths('jpeg')).toEqual([960, 1600]);
    for (const variant of done.variants) {
      const metadata = await sharp(variant.bytes).metadata();
      expect(metadata.format).toBe(variant.format === 'avif' ? 'heif' : variant.format);
      expect([metadata.width, metadata.height]).toEqual([variant.width, variant.height]);
    }
    expect(imageMeasuresSchema.parse(done.measures).hasAlpha).toBe(false);
    expect(done.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(done.placeholder!.length).toBeLessThanOrEqual(400);
    expect(done.fingerprint).toHaveLength(64 * 64);
    expect(Math.max(...Object.values(pick(await sharp(done.preview).metadata())))).toBe(512);
  });

  it('keeps its own width when it is smaller than the first step', async () => {
    const photo = await (await drawPhoto({ width: 300, height: 200 })).png().toBuffer();
    const { variants } = await images.process(photo, 'pequena.png');
    expect(variants.map((v) => `${v.format} ${v.width}`).sort()).toEqual([
      'avif 300',
      'jpeg 300',
      'webp 300',
    ]);
  });

  it('UPL-07 is turned upright and loses every trace of camera, place and owner', async () => {
    const bytes = await (await drawPhoto({ width: 800, height: 400 }))
      .withExif({ IFD0: { Artist: 'Fulano', Orientation: '6' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const done = await images.process(bytes, 'IMG_1234.jpg');
    expect([done.width, done.height]).toEqual([400, 800]);
    const upload = await images.optimizeUpload(bytes);
    expect([upload.width, upload.height]).toEqual([300, 600]);
    for (const { bytes: encoded } of [...done.variants, upload, { bytes: done.preview }]) {
      const { exif, xmp, iptc, orientation } = await sharp(encoded).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
    }
  });

  it('in printing colours (CMYK) or sixteen bits comes out in sRGB', async () => {
    const cmyk = await (await drawPhoto({ width: 600, height: 400 })).toColourspace('cmyk').jpeg().toBuffer();
    const deep = await (await drawPhoto({ width: 600, height: 400 })).toColourspace('rgb16').png().toBuffer();
    for (const bytes of [cmyk, deep]) {
      const { variants } = await images.process(bytes, 'x');
      const { space, depth, channels } = await sharp(variants[0]!.bytes).metadata();
      expect({ space, depth, channels }).toEqual({ space: 'srgb', depth: 'uchar', channels: 3 });
    }
  });

  it('is recognised by its hash after recompression and resizing, and no other is', async () => {
    const hashes: string[] = [];
    for (const seed of some([1, 2, 3, 4, 5, 6, 7, 8], 4)) {
      const photo = await drawPhoto({ seed, width: 1200, height: 900 });
      const one = await images.process(await photo.clone().jpeg({ quality: 92 }).toBuffer(), 'a');
      const two = await images.process(await photo.resize(700).webp({ quality: 55 }).toBuffer(), 'b');
      expect(distance(one.measures.phash, two.measures.phash)).toBeLessThanOrEqual(4);
      hashes.push(one.measures.phash);
    }
    for (const [i, a] of hashes.entries()) {
      for (const b of hashes.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(12);
    }
  });
});

describe('what carries transparency', () => {
  it('a floor plan on nothing is put on white before it is measured and shown', async () => {
    const plan = await drawPlan({ background: null }).png().toBuffer();
    const { measures, variants } = await images.process(plan, 'desenho-63m2.png');
    expect(measures).toMatchObject({ hasAlpha: true });
    expect(measures.commonestShare).toBeGreaterThan(0.22);
    expect(measures.whiteShare).toBeGreaterThan(0.3);
    expect(variants.map((v) => v.format)).not.toContain('png');
    const corner = await sharp(variants.at(-1)!.bytes)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner[0]).toBeGreaterThan(245);
  });

  it('a logo and a large plan lose the empty margin around them, transparent or flat; a small plan, a photo and a mark of one point keep theirs', async () => {
    const mark = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#a33' } })
      .png()
      .toBuffer();
    const around = (background: string) =>
      sharp({ create: { width: 1200, height: 800, channels: 4, background } })
        .composite([{ input: mark, left: 700, top: 90 }])
        .png()
        .toBuffer();
    const sizes = async (bytes: Buffer, name: string) => {
      const { width, height, variants } = await images.process(bytes, name);
      expect(variants.every((one) => one.width <= width && one.height <= height)).toBe(true);
      return [width, height];
    };
    expect(await sizes(await around('#ffffff00'), 'LOGO.png')).toEqual([300, 100]);
    expect(await sizes(await around('#fff'), 'logo horizontal.png')).toEqual([300, 100]);
    expect(await sizes(await around('#fff'), 'Planta tipo.png')).toEqual([1200, 800]);
    const plan = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#fff' } });
    const drawing = await sharp(mark).resize(1000, 800, { fit: 'fill' }).png().toBuffer();
    const large = await plan
      .composite([{ input: drawing, left: 700, top: 400 }])
      .png()
      .toBuffer();
    expect(await sizes(large, 'Planta tipo.png')).toEqual([1000, 800]);
    expect(await sizes(await around('#fff'), 'Mapa.png')).toEqual([1200, 800]);
    const photo = await (await drawPhoto({ width: 1200, height: 800 })).jpeg().toBuffer();
    expect(await sizes(photo, 'Logo na fachada.jpg')).toEqual([1200, 800]);
    const point = sharp({ create: { width: 900, height: 600, channels: 4, background: '#ffffff00' } });
    const dot = await sharp({ create: { width: 1, height: 1, channels: 4, background: '#000' } })
      .png()
      .toBuffer();
    const specked = await point
      .composite([{ input: dot, left: 450, top: 300 }])
      .png()
      .toBuffer();
    expect(await sizes(specked, 'logo.png')).toEqual([900, 600]);
  });

  it('a white logo stays transparent, whatever its name', async () => {
    const logo = await drawLogo({ color: '#fff' }).png().toBuffer();
    const { variants } = await images.process(logo, 'arte final.png');
    for (const { bytes, format } of variants) {
      expect(['avif', 'webp', 'png']).toContain(format);
      expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
    }
  });

  it('an opaque PNG with an alpha channel is an ordinary photograph', async () => {
    const photo = await (await drawPhoto({ width: 600, height: 400 })).ensureAlpha().png().toBuffer();
    const { measures, variants } = await images.process(photo, 'sala.png');
    expect(measures.hasAlpha).toBe(false);
    expect(variants.map((v) => v.format)).toContain('jpeg');
  });
});

describe('the measures', () => {
  it('tell plans from photographs by the share of the commonest colour', async () => {
    for (const seed of some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5)) {
      const photo = await images.process(
        await (await drawPhoto({ seed, width: 800, height: 600 })).jpeg().toBuffer(),
        '',
      );
      const plan = await images.process(
        await drawPlan({ seed, width: 800, height: 600 }).jpeg().toBuffer(),
        '',
      );
      expect(photo.measures.commonestShare).toBeLessThan(0.2);
      expect(plan.measures.commonestShare).toBeGreaterThan(0.22);
    }
  });

  it('name a flat colour, sky, green and blur', async () => {
    const flat = (background: string) =>
      sharp({ create: { width: 200, height: 200, channels: 3, background } })
        .png()
        .toBuffer();
    const blue = (await images.process(await flat('#6aa5e8'), '')).measures;
    expect(blue).toMatchObject({
      commonestShare: 1,
      skyShare: 1,
      greenShare: 0,
      edgeDensity: 0,
      sharpness: 0,
    });
    expect(blue.colors).toEqual(['#66aaee']);
    expect((await images.process(await flat('#2f8f3a'), '')).measures).toMatchObject({
      greenShare: 1,
      skyShare: 0,
    });
    const photo = await drawPhoto({ seed: 3, width: 800, height: 600 });
    const sharpOne = await images.process(await photo.clone().jpeg().toBuffer(), '');
    const blurred = await images.process(await photo.blur(8).jpeg().toBuffer(), '');
    expect(blurred.measures.sharpness).toBeLessThan(sharpOne.measures.sharpness / 4);
  });
});

describe('bad input is refused with a reason in Portuguese', () => {
  it('R18 a PNG of 30,000 by 30,000 pixels in under a second without decoding it', async () => {
    const bomb = pngBomb(30_000);
    expect(bomb.length).toBeLessThan(1e6);
    const before = process.memoryUsage.rss();
    let error: unknown;
    const cost = await processCpuMsOf(async () => {
      error = await refusalOf(bomb, 'bomba.png');
    });
    expect(cost).toBeLessThan(1000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100e6);
    expect(error).toMatchObject({ code: 'grande-demais', message: 'A imagem passa de 50 megapixels.' });
    await expect(images.optimizeUpload(bomb)).rejects.toMatchObject({ code: 'grande-demais' });
  });

  it('SVG, HTML named .jpg, PSD, PDF, video, animation and text, by what they are', async () => {
    const frame = Buffer.alloc(100 * 200 * 3, 90).fill(200, 0, 100 * 100 * 3);
    const animated = await sharp(frame, { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const cases: [Buffer, RegExp][] = [
      [Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG/],
      [Buffer.from('<svg onload="alert(1)"></svg>'), /SVG/],
      [Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>'), /página HTML/],
      [psdBytes(), /Photoshop/],
      [Buffer.from('%PDF-1.7\n%âãÏÓ\n'), /PDF/],
      [mp4Bytes(), /vídeo/],
      [animated, /animada/],
      [Buffer.from('bom dia'), /formato/],
    ];
    for (const [bytes, message] of cases) {
      const error = await refusalOf(bytes);
      expect(error.code).toBe('formato');
      expect(error.message).toMatch(message);
    }
  });

  it('a broken HEIC in a folder, and any HEIC as an upload', async () => {
    expect(await refusalOf(heicBytes())).toMatchObject({
      code: 'corrompido',
      message: expect.stringContaining('HEIC'),
    });
    const upload = images.optimizeUpload(new Uint8Array(heicBytes()));
    await expect(upload).rejects.toMatchObject({ code: 'formato', message: expect.stringContaining('HEIC') });
  });

  it('an empty, a cut and a tiny file', async () => {
    const photo = await (await drawPhoto({ width: 900, height: 700 })).jpeg().toBuffer();
    const png = await (await drawPhoto({ width: 900, height: 700 })).png().toBuffer();
    expect(await refusalOf(Buffer.alloc(0))).toMatchObject({
      code: 'corrompido',
      message: 'O arquivo está vazio.',
    });
    expect(await refusalOf(photo.subarray(0, photo.length / 2))).toMatchObject({ code: 'corrompido' });
    expect(await refusalOf(png.subarray(0, png.length / 2))).toMatchObject({ code: 'corrompido' });
    expect(await refusalOf(photo.subarray(0, 20))).toMatchObject({ code: 'corrompido' });
    const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await refusalOf(dot)).toMatchObject({ code: 'pequeno-demais' });
  });

  it('UPL-08 an upload in TIFF, GIF or AVIF, though a folder may bring them', async () => {
    const photo = await drawPhoto({ width: 400, height: 300 });
    for (const format of ['tiff', 'gif', 'avif'] as const) {
      const bytes = await photo.clone().toFormat(format).toBuffer();
      expect((await images.process(bytes, 'x')).sourceFormat).toBe(format);
      await expect(images.optimizeUpload(bytes)).rejects.toMatchObject({ code: 'formato' });
    }
  });
});

describe('an upload', () => {
  it('UPL-07 fits inside 800 by 600 as WebP and is never enlarged', async () => {
    const sizes: [number, number, number, number][] = [
      [4000, 3000, 800, 600],
      [3000, 1000, 800, 267],
      [1000, 3000, 200, 600],
      [300, 300, 300, 300],
    ];
    for (const [width, height, fitWidth, fitHeight] of sizes) {
      const bytes = await sharp({ create: { width, height, channels: 3, background: '#a63' } })
        .png()
        .toBuffer();
      const done = await images.optimizeUpload(bytes);
      expect([done.format, done.width, done.height]).toEqual(['webp', fitWidth, fitHeight]);
      expect((await sharp(done.bytes).metadata()).format).toBe('webp');
    }
  });
});

it('pictures of 12 megapixels, many at once, stay within 700 MB above idle', {
  timeout: 120_000,
}, async () => {
  // How many wait for their turn adds nothing but what they are asked with.
  const count = process.env.TEST_DAILY ? 10 : 30;
  const photo = await (await drawPhoto({ width: 4000, height: 3000 })).jpeg({ quality: 80 }).toBuffer();
  await images.process(photo, 'warm-up');
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  try {
    await Promise.all(
      Array.from({ length: count }, async (_, i) => void (await images.process(photo, `img${i}.jpg`))),
    );
  } finally {
    clearInterval(watch);
  }
  console.info(`12 MP x ${count}: idle ${Math.round(idle / 1e6)} MB, peak ${Math.round(peak / 1e6)} MB`);
  expect(peak - idle).toBeLessThan(700e6);
});

const pick = ({ width, height }: { width?: number; height?: number }) => ({
  width: width ?? 0,
  height: height ?? 0,
});
