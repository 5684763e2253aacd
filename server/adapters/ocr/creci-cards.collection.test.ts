import { afterAll, expect, it } from 'vitest';
import { drawnPictures } from '#server/adapters/drawn-pictures/canvas.ts';
import { readCreciCard } from '#server/lisa/entendimento/read-creci-card.ts';
import { photograph, photographedCards } from '#tests/fixtures/creci-cards.ts';
import { createLocalIntelligence } from '../intelligence/local/create-local.ts';
import { createOcr } from './create.ts';
import { OcrError } from './port.ts';

const ocr = createOcr();
afterAll(() => ocr.close());
const engine = createLocalIntelligence({
  renderHotsite: () => Promise.reject(new Error('no page is written here')),
  renderSection: () => Promise.reject(new Error('no page is written here')),
  ocr,
});
const context = {
  signal: AbortSignal.timeout(200_000),
  prompt: () => Promise.reject(new Error('the local engine asks for no prompt')),
  recordUsage: () => Promise.reject(new Error('the local engine spends nothing')),
};
const read = (picture: Uint8Array) => engine.readCreciCard({ picture, mediaType: 'image/jpeg' }, context);

it('WPP-25 SET-08 reads number, kind and state off 24 photographed cards, and never a wrong one', async () => {
  const wrong: unknown[] = [];
  let missed = 0;
  for (const each of photographedCards) {
    const picture = await photograph(each);
    const found = await read(picture);
    if (found === null) missed += 1;
    else if (
      JSON.stringify({ ...each.expected }) !==
      JSON.stringify({ numero: found.numero, uf: found.uf, tipo: found.tipo })
    )
      wrong.push({ ...each, found });
  }
  expect(wrong).toEqual([]);
  expect(missed).toBeLessThanOrEqual(1);
}, 200_000);

it.each([
  ['a figure read as a stroke', 'CRECI 2ª REGIÃO - SP\nINSCRIÇÃO\n95./794-F'],
  ['a piece of a number', 'CRECI 2ª REGIÃO - SP\nINSCRIÇÃO\n84\n555'],
  ['two numbers', 'CRECI 2ª REGIÃO - SP\n12.345-F\n54.321-F'],
  ['a paper of something else', 'Boleto\n12.345-F\nSP'],
])('says nothing of %s', (_, text) => {
  expect(readCreciCard(text)).toBeNull();
});

it('finds no registration on a face', async () => {
  expect(await read(await drawnPictures.portrait())).toBeNull();
}, 60_000);

it('is stopped when it takes too long, and reads the next picture', async () => {
  const hurried = createOcr({ timeMs: 1 });
  const signal = new AbortController().signal;
  const picture = await photograph(photographedCards[0]!);
  await expect(hurried.readText(picture, 1000, signal)).rejects.toThrow(OcrError);
  await hurried.close();
  expect(await ocr.readText(picture, 1000, signal)).toContain('12.345');
}, 60_000);

it.each([
  ['no picture', new TextEncoder().encode('<svg onload="alert(1)">')],
  ['nothing', new Uint8Array()],
])('has no text of what is %s', async (_, picture) => {
  await expect(ocr.readText(picture, 1000, new AbortController().signal)).rejects.toThrow(OcrError);
  expect(await read(picture)).toBeNull();
});

it('stops at once when nobody waits any more', async () => {
  const gone = new AbortController();
  const picture = await photograph(photographedCards[1]!);
  const reading = ocr.readText(picture, 1000, gone.signal);
  setTimeout(() => gone.abort(new Error('gone')), 100);
  await expect(reading).rejects.toThrow('gone');
}, 60_000);
