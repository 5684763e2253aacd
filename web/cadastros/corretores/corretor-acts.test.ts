import { expect, it } from 'vitest';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { screenAt } from '#web/app/screens.ts';
import { corretorActsOf } from './corretor-acts.ts';

const row = (values: Partial<Corretor>) =>
  ({ id: 7, slug: 'ana', ativo: true, aprovado: true, siteAtivo: false, ...values }) as Corretor;

it.each([
  ['who waits', row({ aprovado: false }), 'Decidir aprovação'],
  ['who is inactive', row({ ativo: false }), 'Reativar'],
  ['who has no site', row({}), 'Configurar site'],
])('the main act of %s leads to a screen of the panel', (_who, corretor, label) => {
  const { main } = corretorActsOf(corretor);
  expect(main.label).toBe(label);
  const { to } = main.go as { to: string };
  expect(screenAt(to.split('?')[0]!)).toBeDefined();
});
