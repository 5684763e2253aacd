import { expect, it } from 'vitest';
import { thumbnailUrl } from './thumbnail-url.ts';

it('BRK-09 BRK-10 a hosted photo is asked for as a small crop, any other as it is', () => {
  expect(thumbnailUrl('https://res.cloudinary.com/demo/image/upload/v1/fotos/ana.jpg')).toBe(
    'https://res.cloudinary.com/demo/image/upload/w_40,h_40,c_fill,g_face/v1/fotos/ana.jpg',
  );
  for (const url of [
    '/media/img/ab/foto.webp',
    'https://example.com/upload/ana.jpg',
    'https://example.com/image/upload/v1/ana.jpg',
    'https://example.com/?de=https://res.cloudinary.com/demo/image/upload/v1/ana.jpg',
  ])
    expect(thumbnailUrl(url)).toBe(url);
});
