import { expect, it } from 'vitest';
import type { AssetClass } from '#contract/da-pasta-a-pagina/assets.ts';
import { chooseUsage } from './choose-usage.ts';
import type { RawAsset } from './raw-asset.ts';

const facade: AssetClass = {
  category: 'fachada',
  kind: null,
  confidence: 0.95,
  description: 'Fachada do empreendimento',
  reason: '',
};
const drawn = (width: number, height: number, writtenLines: number) =>
  chooseUsage({ type: 'image', width, height, measures: { writtenLines } } as RawAsset, facade).usage;

it('a tower drawn as tall as a phone is used; a piece for the phone, with its lines of letters, is kept', () => {
  expect(drawn(1080, 1920, 0)).toBe('usar');
  expect(drawn(1080, 1920, 4)).toBe('reserva');
  expect(drawn(1920, 1080, 4)).toBe('usar');
});
