import { afterEach, expect, test, vi } from 'vitest';
import { forgetPlace, readPlace, rememberPlace } from '#web/sistema/sessao/last-place.ts';
import { placeLabel } from './place-label.ts';

afterEach(() => vi.unstubAllGlobals());

test('PNL-06 a place to come back to is named by its screen and what was searched there', () => {
  expect(placeLabel('/admin/corretores?busca=cida&ordem=nome')).toBe('Corretores (busca: cida)');
  expect(placeLabel('/admin/corretores')).toBe('Corretores');
  expect(placeLabel('/admin/empreendimentos/7/revisao')).toBeTruthy();
  expect(placeLabel('/admin/nao-existe')).toBeNull();
});

test('PNL-06 the dashboard and the login form are no place to come back to', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  rememberPlace({ pathname: '/admin/corretores', search: '?busca=cida' });
  for (const pathname of ['/', '/login', '/admin/dashboard']) rememberPlace({ pathname, search: '' });
  expect(readPlace()).toBe('/admin/corretores?busca=cida');
  forgetPlace();
  expect(readPlace()).toBeNull();
});
