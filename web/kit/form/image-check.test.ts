import { expect, test } from 'vitest';
import { imageFault } from './image-check.ts';

const limit = 10 * 1024 * 1024;

test('UPL-02 UPL-04 what is no JPEG, PNG or WebP is not sent', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(imageFault({ type, size: 1 })).toBeNull();
  for (const type of ['application/pdf', 'image/svg+xml', 'text/plain', ''])
    expect(imageFault({ type, size: 1 })).toBe('Por favor, selecione um arquivo de imagem válido.');
});

test('UPL-03 an image of exactly 10 MB passes, one byte more does not', () => {
  expect(imageFault({ type: 'image/png', size: limit })).toBeNull();
  expect(imageFault({ type: 'image/png', size: limit + 1 })).toBe('A imagem deve ter no máximo 10MB.');
});
