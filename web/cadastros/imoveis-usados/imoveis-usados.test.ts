import { expect, it } from 'vitest';
import { imoveisUsadosScreen } from './imoveis-usados.tsx';

it('a new record starts switched on, its texts and pictures empty', () => {
  expect(imoveisUsadosScreen.form.empty).toMatchObject({ ativo: true, titulo: '', fotos: [], tipo: '' });
});

it.each([
  [{ autorizacaoEm: null, autorizacaoAte: null }, ['Pôr autorização', 'Ver corretor']],
  [{ autorizacaoEm: '2025-01-01', autorizacaoAte: '2025-02-01' }, ['Renovar autorização', 'Ver corretor']],
  [{ autorizacaoEm: '2025-01-01', autorizacaoAte: '2099-01-01' }, ['Ver corretor']],
])('of one authorised %j first comes what it lacks', (authorised, labels) => {
  let address = '';
  const acts = imoveisUsadosScreen.actsOf!(
    { id: 5, corretorId: 7, ...authorised } as never,
    {
      change: (next: (now: URLSearchParams) => URLSearchParams) => {
        address = String(next(new URLSearchParams()));
      },
    } as never,
  );
  const all = [acts.main, ...(acts.more ?? [])];
  expect(all.map(({ label }) => label)).toEqual(labels);
  expect(all.at(-1)!.go).toEqual({ to: '/admin/corretores/7' });
  if (typeof acts.main.go !== 'function') return;
  acts.main.go();
  expect(address).toBe('editar=5&campo=autorizacaoAte');
});
