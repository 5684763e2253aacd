import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { readResumo } from '#contract/painel/painel.ts';
import { read } from '#web/kit/api/queries.ts';
import { movedTo } from './moved.ts';
import { screenAt, screenGroups } from './screens.ts';
import { SectionTabs } from './section-tabs.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

const pendencias = [
  { tipo: 'aprovacoes', total: 3, itens: [] },
  { tipo: 'nao-entregues', total: 2, itens: [] },
  { tipo: 'perguntas', total: 1, itens: [] },
  { tipo: 'contatos', total: 1000, itens: [] },
  { tipo: 'contatos-sem-resposta', total: 34, itens: [] },
];
/** The text of each link, and whether it is the current one. */
function linksAt(path: string, part: 'sidebar' | 'tabs'): [text: string, current: boolean][] {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  // biome-ignore lint/suspicious/noExplicitAny: the rest of the answer is not read here
  client.setQueryData(read(readResumo).queryKey, { pendencias } as any);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        {part === 'tabs' ? <SectionTabs /> : <SidebarNav />}
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes, inner]) => [
    inner!.replace(/<[^>]+>/g, ''),
    attributes!.includes('aria-current'),
  ]);
}

test('PNL-09 ACC-33 ACC-34 ACC-35 ACC-36 the sidebar has the specified groups, entries and order, and no others', () => {
  expect(screenGroups.map(({ label, screens }) => [label, screens.map((screen) => screen.label)])).toEqual([
    [
      'Principal',
      ['Dashboard', 'Corretores', 'Empreendimentos', 'Incorporadoras', 'Imóveis Usados', 'Hotsites'],
    ],
    ['Territorial', ['Regiões', 'Estados', 'Cidades', 'Zonas', 'Bairros', 'Visão Geral']],
    ['Sistema', ['Configurações', 'Aprovações WhatsApp']],
  ]);
});

test('PNL-09 people who wait are tabs of Aprovações, each with how many wait there', () => {
  expect(linksAt('/admin/whatsapp-aprovacoes/perguntas', 'tabs')).toEqual([
    ['Aprovações5 à espera', false],
    ['Conversas', false],
    ['Pedidos', false],
    ['Comunicados', false],
    ['Perguntas1 à espera', true],
    ['Contatos1.034 à espera', false],
  ]);
});

test('the visits of the whole programme stand beside Hotsites, and not over one page of it', () => {
  expect(linksAt('/admin/hotsites/visitas', 'tabs')).toEqual([
    ['Hotsites', false],
    ['Visitas', true],
  ]);
  expect(linksAt('/admin/hotsites/7/estudio', 'tabs')).toEqual([]);
});

test("PNL-09 what is for engineers stands under 'Avançado' in Configurações, also one record of it", () => {
  const tabs = linksAt('/admin/configuracoes/execucoes/12', 'tabs');
  const labels = [
    'Textos',
    'Administradores',
    'Lixeira',
    'Auditoria',
    'Execuções',
    'Laboratório',
    'Entendimento',
    'Modelos',
    'Integrações',
    'API',
  ];
  expect(tabs).toEqual(labels.map((label) => [label, label === 'Execuções']));
  expect(linksAt('/admin/configuracoes', 'tabs').filter(([, current]) => current)).toEqual([
    ['Textos', true],
  ]);
  expect(linksAt('/admin/corretores', 'tabs')).toEqual([]);
});

test('PNL-09 ACC-37 one entry of the sidebar is active, for a tab and for a record the one that holds it', () => {
  const active = (path: string) => linksAt(path, 'sidebar').flatMap(([text, on]) => (on ? text : []));
  expect(active('/')).toEqual(['Dashboard']);
  expect(active('/admin/hotsites/7/estudio')).toEqual(['Hotsites']);
  expect(active('/admin/configuracoes/execucoes/12')).toEqual(['Configurações']);
  expect(active('/admin/whatsapp-aprovacoes/pedidos')).toEqual(['Aprovações WhatsApp']);
});

test('PNL-09 a former address leads to the present one, with its record and what was asked there', () => {
  const moved = (address: string) => movedTo(`https://painel.exemplo${address}`);
  expect(moved('/admin/execucoes/12')).toBe('/admin/configuracoes/execucoes/12');
  expect(moved('/admin/whatsapp-conversas?conversa=9&filtro=paradas')).toBe(
    '/admin/whatsapp-aprovacoes/conversas?conversa=9&filtro=paradas',
  );
  for (const former of [
    ...['/admin/whatsapp-conversas', '/admin/pedidos', '/admin/contatos', '/admin/whatsapp-laboratorio'],
    ...['/admin/execucoes', '/admin/auditoria', '/admin/lixeira', '/admin/administradores'],
    '/admin/documentacao',
  ]) {
    expect(screenAt(former), former).toBeUndefined();
    expect(screenAt(moved(former)), former).toBeDefined();
  }
});
