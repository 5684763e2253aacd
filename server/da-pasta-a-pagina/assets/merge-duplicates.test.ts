import { describe, expect, it } from 'vitest';
import type { AssetClass } from '#contract/da-pasta-a-pagina/assets.ts';
import { mergeDuplicates } from './merge-duplicates.ts';
import type { RawAsset } from './raw-asset.ts';

const raw = (name: string): RawAsset => ({
  id: 'a1b2c3d4e5f6',
  type: 'image',
  name,
  path: `Plantas/${name}`,
  width: 1600,
  height: 1200,
  measures: null,
  fingerprint: null,
  variants: [],
  placeholder: null,
  url: '/media/x.jpg',
  previewKey: null,
});
const plan = (description: string): AssetClass => ({
  category: 'planta',
  kind: null,
  confidence: 0.95,
  description,
  reason: 'Pelo que dizem: nome do arquivo',
});

describe('one plan under several names', () => {
  it('under the names of two types it is a question, and nobody’s', () => {
    const { kept } = mergeDuplicates([
      { raw: raw('Tipo A 63m2.png'), class: plan('Planta da unidade de 63 m², tipo A') },
      { raw: raw('Tipo B 78m2.png'), class: plan('Planta da unidade de 78 m², tipo B') },
    ]);
    expect(kept).toHaveLength(1);
    expect(kept[0]!.class).toMatchObject({ category: 'planta', description: 'Planta do empreendimento' });
    expect(kept[0]!.class.confidence).toBeLessThan(0.6);
    expect(kept[0]!.class.reason).toContain('“Tipo A 63m2.png” e “Tipo B 78m2.png”');
  });

  it('under a second name of the same type it stays what it is', () => {
    const { kept } = mergeDuplicates([
      { raw: raw('Tipo A 63m2.png'), class: plan('Planta da unidade de 63 m², tipo A') },
      { raw: raw('Tipo A 63m2 cópia.png'), class: plan('Planta da unidade de 63 m², tipo A') },
    ]);
    expect(kept[0]!.class).toMatchObject({
      confidence: 0.95,
      description: 'Planta da unidade de 63 m², tipo A',
    });
  });
});
