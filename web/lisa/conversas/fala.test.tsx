import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Fala } from '#contract/lisa/conversas.ts';
import { FalaBubble } from './fala.tsx';

const fala = (change: Partial<Fala>): Fala => ({
  chave: 'x',
  de: 'equipe',
  em: '2026-11-20T15:00:00.000Z',
  tipo: 'texto',
  texto: 'Já olho o seu cadastro.',
  editada: false,
  revogada: false,
  autor: null,
  envio: null,
  problema: null,
  leitura: null,
  ...change,
});
const said = (change: Partial<Fala>) =>
  renderToStaticMarkup(<FalaBubble fala={fala(change)} />)
    .replace(/<[^>]+>/g, ' ')
    .trim();

it('a message says whose it is: the person’s, Lisa’s, or by name who of the team wrote it', () => {
  expect(said({ de: 'pessoa' })).toMatch(/^Pessoa /);
  expect(said({ de: 'lisa' })).toMatch(/^Lisa /);
  expect(said({ autor: 'Bia Lima' })).toMatch(/^Bia Lima /);
  expect(said({})).toMatch(/^Equipe /);
});

it('one that was taken back or changed says so', () => {
  expect(said({ de: 'pessoa', revogada: true, texto: '' })).toContain('A pessoa apagou esta mensagem');
  expect(said({ de: 'pessoa', editada: true })).toContain('editada');
});
