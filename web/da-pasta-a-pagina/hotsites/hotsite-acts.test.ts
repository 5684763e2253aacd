import { expect, it } from 'vitest';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { hotsiteActsOf } from './hotsite-acts.ts';

const none = { vermelhos: 0, amarelos: 0 };
const base = {
  id: 7,
  nome: 'Aurora',
  rota: 'aurora & cia',
  ativo: true,
  empreendimentoId: 3,
  status: 'completed',
  catalog: '{}',
  v0Generated: true,
  achados: none,
} as Hotsite;
let address = '';
const acts = (over: Partial<Hotsite>) => {
  const { main, more } = hotsiteActsOf(
    { ...base, ...over },
    {
      change: (next) => {
        address = String(next(new URLSearchParams()));
      },
    },
  );
  return { main, more, labels: [main.label, ...more.map(({ label }) => label)] };
};

it.each<[Partial<Hotsite>, string[]]>([
  [
    {},
    [
      'Abrir estúdio',
      'Gerar novamente',
      'Verificação',
      'Versões',
      'Comparar pasta',
      'Abrir página',
      'Copiar link da página',
    ],
  ],
  [
    { achados: { vermelhos: 1, amarelos: 0 } },
    [
      'Ver o que impede',
      'Abrir estúdio',
      'Gerar novamente',
      'Versões',
      'Comparar pasta',
      'Abrir página',
      'Copiar link da página',
    ],
  ],
  [
    { achados: { vermelhos: 0, amarelos: 3 }, ativo: false },
    ['Abrir estúdio', 'Gerar novamente', 'Verificação', 'Versões', 'Comparar pasta'],
  ],
  [
    { v0Generated: false, achados: null, ativo: false },
    ['Gerar página', 'Abrir estúdio', 'Versões', 'Comparar pasta'],
  ],
  [
    { v0Generated: false, achados: null, ativo: false, catalog: null },
    ['Abrir estúdio', 'Versões', 'Comparar pasta'],
  ],
  [
    { v0Generated: false, achados: null, ativo: false, status: 'processing' },
    ['Abrir estúdio', 'Versões', 'Comparar pasta'],
  ],
])('of a hotsite that is %j first comes what is next', (over, labels) => {
  expect(acts(over).labels).toEqual(labels);
});

it('each act leads where it says', () => {
  const { main, more } = acts({ achados: { vermelhos: 2, amarelos: 0 } });
  const to = Object.fromEntries([main, ...more].map(({ label, go }) => [label, go]));
  expect(to).toMatchObject({
    'Ver o que impede': { to: '/admin/hotsites/7/verificacao' },
    'Abrir estúdio': { to: '/admin/hotsites/7/estudio' },
    Versões: { to: '/admin/hotsites/7/versoes' },
    'Comparar pasta': { to: '/admin/empreendimentos/3/pasta' },
    'Abrir página': { href: '/hotsite/aurora%20%26%20cia' },
  });
  (to['Gerar novamente'] as () => void)();
  expect(address).toBe('gerar=7');
});
