import { expect, it } from 'vitest';
import { imoveisUsadosScreen } from './imoveis-usados.tsx';

it('a new record starts switched on, its texts and pictures empty', () => {
  expect(imoveisUsadosScreen.form.empty).toMatchObject({ ativo: true, titulo: '', fotos: [], tipo: '' });
});
