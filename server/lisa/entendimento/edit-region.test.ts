import { expect, it } from 'vitest';
import { editRegion } from './edit-region.ts';

it('LIA-06 in part: a place leaves however it is written, one that no list knows as well', () => {
  for (const said of ['tira Imbariê', 'tira imbarie', 'tira o IMBARIÊ'])
    expect([said, editRegion('Taquara e Imbariê', said)]).toEqual([said, 'Taquara']);
  expect(editRegion('Moema', 'gostei muito')).toBeNull();
});
