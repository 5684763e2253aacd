import { expect, it } from 'vitest';
import { sniffVideo } from './sniff-video.ts';

const box = (kind: string, brand = '') => Buffer.from(`\0\0\0\x20${kind}${brand}`, 'latin1');
const matroska = (text: string, first = [0x1a, 0x45, 0xdf, 0xa3]) =>
  Buffer.concat([Buffer.from(first), Buffer.from(text, 'latin1')]);

it.each([
  ['isom', 'mp4'],
  ['mp42', 'mp4'],
  ['qt  ', 'mov'],
  ...[
    'heic',
    'heix',
    'hevc',
    'heim',
    'heis',
    'mif1',
    'msf1',
    'avif',
    'avis',
    'M4A ',
    'M4B ',
    'M4P ',
    'crx ',
  ].map((brand): [string, null] => [brand, null]),
])('a container of brand “%s” is %s', (brand, kind) => {
  expect(sniffVideo(box('ftyp', brand))).toBe(kind);
});

it.each(['moov', 'mdat', 'wide', 'free'])('an old film begins with “%s”', (kind) => {
  expect(sniffVideo(box(kind))).toBe('mov');
  expect(sniffVideo(box(`x${kind.slice(1)}`))).toBeNull();
});

it('of the other container WebM is played alone', () => {
  expect(sniffVideo(matroska('…B\x82\x84webm'))).toBe('webm');
  expect(sniffVideo(matroska('…B\x82\x88matroska'))).toBeNull();
  for (const at of [0, 1, 2, 3]) {
    const first = [0x1a, 0x45, 0xdf, 0xa3].with(at, 0);
    expect(sniffVideo(matroska('webm', first)), String(at)).toBeNull();
  }
});

it('nothing else is a film', () => {
  expect(sniffVideo(new Uint8Array())).toBeNull();
  expect(sniffVideo(Buffer.from('%PDF-1.7 webm'))).toBeNull();
});
