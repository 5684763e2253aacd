import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { drawMark } from '#tests/fixtures/drawn-mark.ts';
import { createOcr } from './create.ts';

const ocr = createOcr();
afterAll(() => ocr.close());

it.each([
  ['dark letters on nothing', { lines: ['Solar das Garças'] }, ['Solar', 'das', 'Garças']],
  [
    'white letters on nothing',
    { lines: ['AURORA', 'RESIDENCIAL'], ink: '#ffffff' },
    ['AURORA', 'RESIDENCIAL'],
  ],
  [
    'white serifs on nothing',
    { lines: ['AURORA', 'RESIDENCIAL'], ink: '#ffffff', face: 'serifada' as const },
    ['AURORA'],
  ],
  [
    'light letters on a dark ground',
    { lines: ['BANCO DO PORTO'], ink: '#f2c230', ground: '#14213d' },
    ['BANCO', 'DO', 'PORTO'],
  ],
  ['a sign without letters', { lines: [] }, []],
])(
  'the words of a mark are read, as close to its edges as they stand: %s',
  async (_, mark, words) => {
    const picture = await sharp(drawMark(mark)).trim().png().toBuffer();
    const read = await ocr.readMark(picture, AbortSignal.timeout(120_000));
    const sure = read.filter(({ text, confidence }) => confidence >= 0.85 && text.trim().length > 1);
    expect(sure.map(({ text }) => text)).toEqual(expect.arrayContaining(words));
    if (words.length === 0) expect(sure).toEqual([]);
  },
  130_000,
);
