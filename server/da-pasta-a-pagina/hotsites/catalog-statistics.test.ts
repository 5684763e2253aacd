import { expect, test } from 'vitest';
import { catalogOf } from '#tests/fixtures/hotsite.ts';
import { statisticsOf } from './catalog-statistics.ts';

test('HOT-08 HOT-23 a catalogue is cut down to its statistics, also where its end is missing', () => {
  const catalog = catalogOf();
  const text = JSON.stringify(catalog);
  for (const head of [text, text.slice(0, 400)])
    expect(JSON.parse(statisticsOf(head)!)).toEqual({ statistics: catalog.statistics });
});

test.each([
  '',
  'isto não é JSON',
  '{"assets":[1]}',
  '{"statistics":{"total_assets":1',
  '{"statistics":{x},"a":1}',
])('HOT-08 %j has no statistics at its head', (text) => {
  expect(statisticsOf(text)).toBeNull();
});
