import { QueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { expect, test } from 'vitest';
import { corretor } from '#tests/e2e/support/painel.ts';
import { empreendimento } from '#tests/e2e/support/records.ts';
import { actsFor, actsOn } from './palette-acts.ts';

const hotsite = { id: 7, rota: 'ambar', ativo: true, publicado: true, achados: null };
const known = {
  client: new QueryClient(),
  corretores: [
    corretor({ id: 1, nome: 'Aparecida Nogueira', nomeGuerra: 'Cida Nogueira', whatsapp: '(19) 99700-1010' }),
    corretor({ id: 2, nome: 'Tito Amaral', siteAtivo: true }),
    ...[3, 4, 5, 6, 7].map((id) => corretor({ id, nome: `Ana ${id}` })),
  ],
  empreendimentos: [
    empreendimento({ id: 8, nome: 'Residencial Âmbar', precoInicial: '690000.00', hotsite }),
    empreendimento({ id: 9, nome: 'Residencial Mirante', ativo: false }),
  ],
};
const asked = (typed: string) =>
  actsFor(known, typed).flatMap(({ entries }) => entries.map(({ label, detail }) => `${label} · ${detail}`));

test('a name with a telephone offers to change that person’s WhatsApp, with what it is today', () => {
  expect(asked('cida nogueira 19998112030')).toEqual([
    'Trocar o WhatsApp de Aparecida Nogueira para (19) 99811-2030 · hoje (19) 99700-1010',
  ]);
});

test('a name with an amount offers that price, and says that the page follows', () => {
  expect(asked('âmbar 705.500')).toEqual([
    'Mudar o preço de Residencial Âmbar para R$ 705.500 · hoje R$ 690.000 · a página é atualizada',
  ]);
  expect(asked('âmbar 690.000')).toEqual([]);
});

test('only what would change something is offered', () => {
  expect(asked('tirar do ar âmbar')).toEqual([expect.stringContaining('Tirar do ar: Residencial Âmbar')]);
  expect(asked('tirar do ar mirante')).toEqual([]);
  expect(asked('pôr no ar mirante')).toEqual([expect.stringContaining('Pôr no ar: Residencial Mirante')]);
  expect(asked('ligar site tito')).toEqual([]);
  expect(asked('desligar o site do tito')).toEqual([
    expect.stringContaining('Desligar o site de Tito Amaral'),
  ]);
  expect(asked('ligar site cida')).toEqual([
    expect.stringContaining('Ligar e abrir o site de Aparecida Nogueira'),
  ]);
});

test('of many whom a name can mean, none is offered', () => {
  expect(asked('ana (19) 99811-2030')).toEqual([]);
  expect(asked('ana 3 (19) 99811-2030')).toHaveLength(1);
});

test('one record that was found comes with what can be done with it, several do not', () => {
  const found = (...ids: string[]) =>
    actsOn(
      known,
      ids.map((id) => ({ id, label: id, Icon: UserRound, go: { to: '/' } })),
    ).map(({ label, entries }) => [label, entries.map((entry) => entry.label)]);
  expect(found('empreendimentos/8', 'paginas/7')).toEqual([
    ['Fazer com Residencial Âmbar', ['Mudar o preço', 'Tirar do ar: Residencial Âmbar']],
  ]);
  expect(found('corretores/1')).toEqual([
    ['Fazer com Aparecida Nogueira', ['Trocar o WhatsApp', 'Ligar e abrir o site de Aparecida Nogueira']],
  ]);
  expect(found('corretores/1', 'empreendimentos/8')).toEqual([]);
});
