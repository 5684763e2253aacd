import type { Ocr } from '#server/adapters/ocr/port.ts';

/** For tests that read no pictures. */
export const noOcr: Ocr = {
  readText: () => Promise.reject(new Error('no picture is read here')),
  readPage: () => Promise.reject(new Error('no picture is read here')),
  readMark: () => Promise.reject(new Error('no picture is read here')),
  close: async () => {},
};
