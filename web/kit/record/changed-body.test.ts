import { expect, it } from 'vitest';
import { empreendimentosRoutes } from '#contract/cadastros/empreendimentos.ts';
import { incorporadorasRoutes } from '#contract/cadastros/incorporadoras.ts';
import { changedBody, changedFields } from './changed-body.ts';

it('sends what was changed and what the call asks for, and nothing else', () => {
  const base = {
    nome: 'Aurora',
    bairroId: '7',
    incorporadoraId: '2',
    precoInicial: '961.000,00',
    torres: '2',
  };
  const typed = { ...base, precoInicial: '975.500,00' };
  const checked = { nome: 'Aurora', bairroId: 7, incorporadoraId: 2, precoInicial: '975500.00', torres: '2' };
  expect(changedFields(typed, base)).toEqual(['precoInicial']);
  expect(changedBody(empreendimentosRoutes.update.body, checked, typed, base)).toEqual({
    nome: 'Aurora',
    bairroId: 7,
    incorporadoraId: 2,
    precoInicial: '975500.00',
  });
});

it('sends what a call would empty if it were absent', () => {
  const base = {
    nome: 'Pátio',
    cnpj: '11222333000181',
    contatoEmail: 'a@b.com',
    contatoTelefone: '',
    logo: null,
  };
  const typed = { ...base, nome: 'Pátio Norte' };
  const body = changedBody(incorporadorasRoutes.update.body, typed, typed, base);
  expect(body).toMatchObject({ nome: 'Pátio Norte', cnpj: '11222333000181', contatoEmail: 'a@b.com' });
  expect(body).not.toHaveProperty('logo');
});
