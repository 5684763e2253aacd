import { expect, it } from 'vitest';
import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { blueprintFixture } from '#tests/fixtures/hotsite.ts';
import { lookOf } from './look.ts';

it.each(hotsiteStyles)(
  'in %s large and small words can be read on the page and on its coloured band',
  (style) => {
    const { page, band } = lookOf({ style, colors: blueprintFixture.metadata.color_scheme });
    for (const { ground, ink, soft } of [page, band])
      for (const words of [ink, soft]) expect(contrastRatio(ground, words)).toBeGreaterThanOrEqual(4.5);
  },
);
