import { expect, test } from 'vitest';
import { switchedToast, whyHidden } from './site-state.ts';

test('PNL-05 turning on the site of somebody not approved warns that it is not public yet, and claims nothing else', () => {
  const pending = { siteAtivo: true, ativo: true, aprovado: false };
  expect(switchedToast(pending)).toEqual({
    title: 'Site ativado',
    text: 'O site do corretor só fica disponível publicamente depois que ele for aprovado.',
  });
  expect(whyHidden({ ativo: false, aprovado: true })).toContain('inativo');
});

test('the site of who is approved and active is announced as public; turned off, it is only said', () => {
  const open = { siteAtivo: true, ativo: true, aprovado: true };
  expect(whyHidden(open)).toBeNull();
  expect(switchedToast(open).text).toBe('O site do corretor está disponível publicamente.');
  expect(switchedToast({ ...open, siteAtivo: false })).toEqual({ title: 'Site desativado' });
});
