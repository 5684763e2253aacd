import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AssetClass } from '#contract/da-pasta-a-pagina/assets.ts';
import { chooseLead, type LeadCandidate } from '#contract/da-pasta-a-pagina/lead-picture.ts';
import { createImages } from '#server/adapters/images/create.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import type { RawAsset } from './raw-asset.ts';
import { scoreAsset } from './score-asset.ts';
import { buildCatalog } from './service.ts';

const images = createImages();

/** 64 × 64 greys in turn. */
const greys = (even: number, odd: number) =>
  Buffer.from(Uint8Array.from({ length: 4096 }, (_, at) => (at % 2 ? odd : even))).toString('base64');
const good = { width: 1600, height: 1000, fingerprint: greys(70, 190), sharpness: 600, writtenLines: 0 };
const raw = (change: Partial<typeof good> = {}): RawAsset => {
  const { width, height, fingerprint, sharpness, writtenLines } = { ...good, ...change };
  const measures = { sharpness, writtenLines, skyShare: 0 };
  return { type: 'image', width, height, fingerprint, measures } as unknown as RawAsset;
};
const classed = (category: AssetClass['category'], confidence = 0.9): AssetClass => ({
  category,
  kind: null,
  confidence,
  description: '',
  reason: '',
});
const score = (change: Partial<typeof good>, given = classed('fachada')) => scoreAsset(raw(change), given);

const picture = (name: string, change: Partial<LeadCandidate> = {}) => ({
  name,
  type: 'image' as const,
  category: 'fachada' as const,
  kind: null,
  uncertain: false,
  score: 60,
  width: 1600,
  height: 1000,
  ...change,
});
const leads = (...pictures: ReturnType<typeof picture>[]) => chooseLead(pictures)?.name ?? null;
const gym = picture('gym', { category: 'lazer' as never, score: 95 });

describe('TRU-15 the main picture', () => {
  it('is the building: the whole before its gate and the view from afar, these before a probable one, that before a sure gym', () => {
    const gate = picture('gate', { kind: 'portaria', score: 90 });
    const probable = picture('probable', { uncertain: true, score: 20 });
    expect(leads(gym, gate, probable, picture('whole'))).toBe('whole');
    expect(leads(gym, probable, gate)).toBe('gate');
    expect(leads(gym, probable)).toBe('probable');
    expect(leads(gym)).toBe('gym');
  });

  it.each<[what: string, worse: Partial<typeof good>, better?: Partial<typeof good>]>([
    ['sharp, not blurred', { sharpness: 20 }],
    ['well lit, not dark', { fingerprint: greys(10, 90) }],
    ['well lit, not washed out', { fingerprint: greys(190, 255) }],
    ['with depth, not flat', { fingerprint: greys(128, 128) }],
    ['composed for a wide opening, not square', { width: 1600, height: 1600 }],
    ['of the higher resolution', {}, { width: 2400, height: 1500 }],
    ['large enough', { width: 900, height: 562 }],
    ['without text on it', { writtenLines: 2 }],
  ])('of two façades is the one that is %s', (_, worse, better = {}) => {
    const one = picture('better', { ...good, ...better, score: score(better) });
    const other = picture('worse', { ...good, ...worse, score: score(worse) });
    expect(one.score).toBeGreaterThan(other.score);
    expect([leads(one, other), leads(other, one)]).toEqual(['better', 'better']);
  });

  it('is no small one where another is', () => {
    expect(leads(picture('small', { width: 640, height: 480, score: 99 }), picture('wide'))).toBe('wide');
  });

  it.each([
    'obra',
    'mapa',
    'localizacao',
    'pessoa',
    'post',
    'detalhe',
    'colagem',
    'captura-de-tela',
    'stand',
  ])('is never of the kind %s', (kind) => {
    expect(leads(picture('alone', { kind, score: 100 }))).toBeNull();
    expect(leads(picture('alone', { kind, score: 100 }), gym)).toBe('gym');
  });

  it.each([
    ['a strip or a banner', 1920, 500],
    ['more than twice as tall as wide', 1000, 2100],
    ['a small banner', 468, 60],
  ])('is never %s', (_, width, height) => {
    expect(leads(picture('shaped', { width, height, score: 100 }))).toBeNull();
  });

  it.each([3, 12])(
    'is no collage of photographs %i of 800 pixels apart, known by its pixels',
    async (strip) => {
      const parts = [9, 10].map(async (seed, index) => ({
        input: await (await drawPhoto({ seed, width: 390, height: 520 })).png().toBuffer(),
        left: index * (390 + strip),
        top: 0,
      }));
      const ground = { width: 780 + strip, height: 520, channels: 3 as const, background: '#fff' };
      const bytes = await sharp({ create: ground })
        .composite(await Promise.all(parts))
        .jpeg()
        .toBuffer();
      const { width, height, measures, fingerprint } = await images.look(bytes);
      const name = 'Fachada.jpg';
      const raw = {
        id: '0',
        type: 'image',
        name,
        path: name,
        width,
        height,
        measures,
        variants: [],
        url: '',
      };
      const files = { placeholder: null, previewKey: null };
      const { assets } = buildCatalog({
        items: [
          {
            raw: {
              ...raw,
              ...files,
              type: 'image',
              fingerprint: Buffer.from(fingerprint).toString('base64'),
            },
            class: classed('fachada'),
          },
        ],
        leftOut: [],
        lookedAt: 1,
        maxAssets: 80,
        engine: 'teste',
      });
      expect(assets[0]).toMatchObject({ category: 'fachada', kind: 'colagem', usage: 'reserva' });
      expect(chooseLead(assets)).toBeNull();
    },
  );
});

it('a plan is drawn on white and carries words: neither light nor text counts against it', () => {
  const plan = classed('planta');
  expect(score({ writtenLines: 4, fingerprint: greys(250, 250) }, plan)).toBe(score({}, plan));
});
