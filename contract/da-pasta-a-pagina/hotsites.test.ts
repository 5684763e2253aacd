import { expect, test } from 'vitest';
import { assetCountOf } from './hotsites.ts';

test.each([
  ['{"statistics":{"total_assets":42},"total_assets":1,"assets":[1]}', 42],
  ['{"total_assets":7,"assets":[1]}', 7],
  ['{"assets":[1,2,3]}', 3],
  ['{"statistics":{}}', null],
  ['isto não é JSON', null],
  ['null', null],
  ['', null],
  [null, null],
])('HOT-08 %j counts %j', (catalog, count) => {
  expect(assetCountOf(catalog)).toBe(count);
});
