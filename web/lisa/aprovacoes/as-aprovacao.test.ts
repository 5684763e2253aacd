import { expect, it } from 'vitest';
import { corretor } from '#tests/e2e/support/painel.ts';
import { pendentesOf } from './as-aprovacao.ts';

it('WPP-04 in part: of the list of corretores those wait that are not approved, with nothing known of them besides', () => {
  const [row, ...more] = pendentesOf([
    corretor({ id: 1 }),
    corretor({
      id: 2,
      aprovado: false,
      nome: 'Lia Fontoura',
      nomeGuerra: 'Lia',
      whatsapp: '(11) 91111-0002',
      regiaoTrabalho: 'Savassi',
      foto: 'a.webp',
      precos: { precoMin: '1.00', precoMax: '2.00' },
    }),
  ]);
  expect(more).toEqual([]);
  expect(row).toEqual({
    id: 2,
    nome: 'Lia Fontoura',
    creci: '10002-F',
    ufCreci: 'SP',
    whatsapp: '(11) 91111-0002',
    email: 'corretor2@example.com',
    nomeGuerra: 'Lia',
    regiaoTrabalho: 'Savassi',
    precos: { precoMin: '1.00', precoMax: '2.00' },
    foto: 'a.webp',
    aprovado: false,
    createdAt: '2026-03-12T14:05:00.000Z',
    rejeitadoEm: null,
    motivoRejeicao: null,
    conversa: null,
    cobertura: 0,
    mudou: [],
    teste: false,
    origem: null,
    escreveu: false,
    mensagens: [],
    mesmoNumero: 0,
  });
});

it('an older answer, without the pair of prices and under another name of the moment, reads the same', () => {
  const row = corretor({ id: 2, aprovado: false, precoMinimo: '3.00', precoMaximo: '4.00' });
  const { precos: _, createdAt: __, ...older } = row;
  const [read] = pendentesOf([{ ...older, criadoEm: '2026-01-01T00:00:00.000Z' } as never]);
  expect([read!.precos, read!.createdAt]).toEqual([
    { precoMin: '3.00', precoMax: '4.00' },
    '2026-01-01T00:00:00.000Z',
  ]);
});

it('who was made in the laboratory comes from there', () => {
  const [row] = pendentesOf([{ ...corretor({ id: 2, aprovado: false }), teste: true }]);
  expect([row!.teste, row!.origem]).toEqual([true, 'laboratorio']);
});

it('several under one number are counted, however it is written; of those without a number nobody is', () => {
  const waiting = (id: number, whatsapp: string | null, aprovado = false) =>
    corretor({ id, whatsapp, aprovado });
  const rows = pendentesOf([
    waiting(1, '(11) 91111-0002'),
    waiting(2, '+55 11 91111-0002'),
    waiting(3, '11911110002'),
    waiting(4, '(11) 91111-0003'),
    waiting(5, '11911110003', true),
    waiting(6, null),
    waiting(7, ' '),
  ]);
  expect(rows.map(({ id, mesmoNumero }) => [id, mesmoNumero])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 0],
    [6, 0],
    [7, 0],
  ]);
});
