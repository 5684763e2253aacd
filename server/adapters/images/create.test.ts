import { expect, it } from 'vitest';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { createImages } from './create.ts';
import { ImageError } from './port.ts';

const images = createImages();
const photo = async (size: { width: number; height: number }) => (await drawPhoto(size)).jpeg().toBuffer();

it('UPL-07 pictures are worked on beside the server, several at once, each answer to its own call', async () => {
  const [wide, tall, upload] = await Promise.all([
    images.process(await photo({ width: 1200, height: 800 }), 'larga.jpg'),
    images.process(await photo({ width: 700, height: 900 }), 'alta.jpg'),
    images.optimizeUpload(await photo({ width: 1200, height: 800 })),
  ]);
  expect([wide.width, wide.height, tall.width, tall.height]).toEqual([1200, 800, 700, 900]);
  expect([upload.format, upload.width, upload.height]).toEqual(['webp', 800, 533]);
});

it('UPL-02 a file that is no picture is refused with its sentence, and the next one passes', async () => {
  const refusal = await images.process(new TextEncoder().encode('<svg></svg>'), 'x.svg').catch((e) => e);
  expect(refusal).toBeInstanceOf(ImageError);
  expect(refusal).toMatchObject({ code: 'formato', message: /SVG/ });
  expect((await images.optimizeUpload(await photo({ width: 100, height: 100 }))).width).toBe(100);
});
