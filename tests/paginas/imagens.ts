import sharp from 'sharp';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';

/** Small real pictures for every file these assets are said to have. */
export async function drawnPictures(assets: Asset[]): Promise<[path: string, bytes: Buffer][]> {
  const background = { r: 144, g: 176, b: 208 };
  const drawn = sharp({ create: { width: 48, height: 32, channels: 3, background } });
  const bytes = {
    avif: await drawn.clone().avif().toBuffer(),
    webp: await drawn.clone().webp().toBuffer(),
    jpeg: await drawn.clone().jpeg().toBuffer(),
    png: await drawn.clone().png().toBuffer(),
  };
  return assets.flatMap(({ variants }) =>
    variants.map(({ url, format }): [string, Buffer] => [url.slice('/media/'.length), bytes[format]]),
  );
}
