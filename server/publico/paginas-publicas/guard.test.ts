import { expect, it } from 'vitest';
import { guardCss } from './guard.ts';

it('pictures keep their shape whatever a sheet forgets, and any sheet may say otherwise', () => {
  expect(guardCss()).toContain('@layer base{img,video{max-width:100%;height:auto}}');
});
