import { expect, it, vi } from 'vitest';
import { idleThreadMs } from '#server/project-files.ts';
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

it('a thread that had nothing to do for a while is put away, and the next one works undisturbed by its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const own = createImages();
    const picture = await photo({ width: 300, height: 200 });
    await own.optimizeUpload(Buffer.from(picture));
    vi.advanceTimersByTime(idleThreadMs);
    // Asked before the old one has ended.
    expect((await own.optimizeUpload(Buffer.from(picture))).width).toBe(300);
  } finally {
    vi.useRealTimers();
  }
});
