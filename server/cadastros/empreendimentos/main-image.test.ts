import { expect, it } from 'vitest';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { mainImage } from './service.ts';

const picture = (url: string, category: string, score: number, kind: string | null = null) => ({
  type: 'image',
  usage: 'usar',
  uncertain: false,
  category,
  kind,
  score,
  url,
});
const catalogOf = (...assets: object[]) => ({ assets }) as unknown as Catalog;

it('EMP-02 a card shows the whole façade, else a room: a picture of a part of it never leads', () => {
  const detail = picture('/detalhe', 'fachada', 0.9, 'detalhe');
  const whole = picture('/torre', 'fachada', 0.7, 'noite');
  const room = picture('/sala', 'interior', 1);
  expect(mainImage(catalogOf(room, detail, whole))).toBe('/torre');
  expect(mainImage(catalogOf(room, detail))).toBe('/sala');
  expect(mainImage(catalogOf(detail))).toBeNull();
  expect(mainImage(catalogOf(room))).toBe('/sala');
  expect(mainImage(null)).toBeNull();
});
