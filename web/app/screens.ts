import {
  BadgeCheck,
  Building,
  Building2,
  Globe,
  Grid2x2,
  HardHat,
  House,
  KeyRound,
  Landmark,
  LayoutDashboard,
  ListTree,
  type LucideIcon,
  Map as MapIcon,
  SlidersHorizontal,
  UserRoundCheck,
} from 'lucide-react';
import { lazy } from 'react';
import { matchPath } from 'react-router';
import { nounOf } from '#contract/base/nouns.ts';
import { capital } from '#contract/base/plain.ts';
import { entidadeOfList, type OpenedList } from '#contract/entidades.ts';
import type { Screen } from '#web/app/screen.ts';
import { sections } from '#web/app/sections.ts';
import type { AnyCrudScreen } from '#web/kit/crud/screen.ts';
import type { AnyRecordPage } from '#web/kit/record/record-page.ts';

export interface ScreenGroup {
  label: string;
  screens: Screen[];
}

/** Address and labels of a list: 'Gerencie as regiões do sistema'. */
function listed(list: OpenedList, icon: LucideIcon) {
  const { many, gender } = nounOf(entidadeOfList[list]!);
  const title = many.split(' ').map(capital).join(' ');
  const subtitle = `Gerencie ${gender === 'f' ? 'as' : 'os'} ${many} do sistema`;
  return { path: `/admin/${list}`, list, label: title, title, subtitle, icon };
}

/** The page of a declared list; paged ones are not preloaded. */
const crud = (
  list: OpenedList,
  icon: LucideIcon,
  declared: () => Promise<AnyCrudScreen>,
  reading: 'whole' | 'paged' = 'whole',
): Screen => ({
  ...listed(list, icon),
  list: reading === 'whole' ? list : undefined,
  declared,
  load: async () => {
    const [{ pageOf }, screen] = await Promise.all([import('#web/app/crud-screen.tsx'), declared()]);
    return pageOf(screen);
  },
});

/** Their dialogs contain parts of other features. */
const CorretorDialog = lazy(async () => ({
  default: (await import('#web/app/corretores-screen.tsx')).CorretorWholeDialog,
}));

async function loadCorretores() {
  const { corretoresScreen } = await import('#web/cadastros/corretores/corretores.tsx');
  return { ...corretoresScreen, Dialog: CorretorDialog };
}

type Group = 'Principal' | 'Territorial';

/** The screen of every list, in the sidebar's order (ACC-33..36). */
const lists: Record<OpenedList, [group: Group, screen: Screen]> = {
  corretores: ['Principal', crud('corretores', BadgeCheck, loadCorretores, 'paged')],
  empreendimentos: [
    'Principal',
    {
      ...listed('empreendimentos', Building2),
      title: 'Gestão de Projetos',
      load: async () => (await import('#web/app/empreendimentos-screen.tsx')).EmpreendimentosScreen,
    },
  ],
  incorporadoras: [
    'Principal',
    crud(
      'incorporadoras',
      HardHat,
      async () => (await import('#web/cadastros/incorporadoras/incorporadoras.tsx')).incorporadorasScreen,
    ),
  ],
  'imoveis-usados': [
    'Principal',
    crud(
      'imoveis-usados',
      KeyRound,
      async () => (await import('#web/cadastros/imoveis-usados/imoveis-usados.tsx')).imoveisUsadosScreen,
    ),
  ],
  hotsites: [
    'Principal',
    {
      ...listed('hotsites', Globe),
      declared: async () => (await import('#web/da-pasta-a-pagina/hotsites/hotsites.tsx')).hotsitesScreen,
      load: async () => (await import('#web/da-pasta-a-pagina/hotsites/hotsites-page.tsx')).HotsitesPage,
    },
  ],
  regioes: [
    'Territorial',
    crud(
      'regioes',
      MapIcon,
      async () => (await import('#web/cadastros/territorio/regioes.tsx')).regioesScreen,
    ),
  ],
  estados: [
    'Territorial',
    crud(
      'estados',
      Landmark,
      async () => (await import('#web/cadastros/territorio/estados.tsx')).estadosScreen,
    ),
  ],
  cidades: [
    'Territorial',
    crud(
      'cidades',
      Building,
      async () => (await import('#web/cadastros/territorio/cidades.tsx')).cidadesScreen,
    ),
  ],
  zonas: [
    'Territorial',
    crud('zonas', Grid2x2, async () => (await import('#web/cadastros/territorio/zonas.tsx')).zonasScreen),
  ],
  bairros: [
    'Territorial',
    crud('bairros', House, async () => (await import('#web/cadastros/territorio/bairros.tsx')).bairrosScreen),
  ],
};
const listsOf = (group: Group) =>
  Object.values(lists).flatMap(([own, screen]) => (own === group ? [screen] : []));

/** Every screen, in the sidebar's groups and order (ACC-33..36); also used by the router. */
export const screenGroups: ScreenGroup[] = [
  {
    label: 'Principal',
    screens: [
      {
        path: '/admin/dashboard',
        label: 'Dashboard',
        title: 'Dashboard',
        subtitle: 'O programa de corretores em um relance',
        icon: LayoutDashboard,
        load: async () => (await import('#web/app/dashboard-screen.tsx')).DashboardScreen,
      },
      ...listsOf('Principal'),
    ],
  },
  {
    label: 'Territorial',
    screens: [
      ...listsOf('Territorial'),
      {
        path: '/admin/territorial',
        label: 'Visão Geral',
        title: 'Visão Geral',
        subtitle: 'O território do programa, da região ao bairro',
        icon: ListTree,
        load: async () => (await import('#web/cadastros/territorio/territorio-page.tsx')).TerritorioPage,
      },
    ],
  },
  {
    label: 'Sistema',
    screens: [
      {
        path: '/admin/configuracoes',
        list: 'configuracoes',
        label: 'Configurações',
        title: 'Configurações',
        subtitle: 'Mensagens da Lisa, textos da inteligência artificial, regras, cópias e e-mails',
        icon: SlidersHorizontal,
        load: async () =>
          (await import('#web/sistema/configuracoes/configuracoes-page.tsx')).ConfiguracoesPage,
      },
      {
        path: '/admin/whatsapp-aprovacoes',
        label: 'Aprovações WhatsApp',
        title: 'Aprovações WhatsApp',
        subtitle: 'Quem se cadastrou com a Lisa e espera a sua decisão',
        icon: UserRoundCheck,
        load: async () => (await import('#web/lisa/aprovacoes/aprovacoes-page.tsx')).AprovacoesPage,
      },
    ],
  },
];

/** Every screen with an address of its own, in the sidebar or in a section's tabs. */
export const screens: Screen[] = [
  ...screenGroups.flatMap((group) => group.screens),
  ...sections.flatMap(({ tabs }) => tabs),
];
export const dashboardPath = '/admin/dashboard';

/** A screen of one record: not in the sidebar, opened from other screens. */
export type RecordScreen = Pick<Screen, 'path' | 'title' | 'subtitle' | 'load'>;

/** The page of a kind of record (PNL-08): a declaration in a frame that all of them share. */
const recordPage = (
  path: string,
  title: string,
  subtitle: string,
  declared: () => Promise<AnyRecordPage>,
): RecordScreen => ({
  path: `${path}/:id`,
  title,
  subtitle,
  load: async () => {
    const [{ screenOf }, page] = await Promise.all([import('#web/app/pages/record-page.tsx'), declared()]);
    return screenOf(page);
  },
});

export const recordScreens: RecordScreen[] = [
  recordPage(
    '/admin/empreendimentos',
    'Empreendimento',
    'Tudo de um empreendimento: dados, quem o mostra, leitura, página',
    async () => (await import('#web/app/pages/empreendimento-page.tsx')).empreendimentoPage,
  ),
  recordPage(
    '/admin/corretores',
    'Corretor',
    'Dados, cobertura, site e empreendimentos',
    async () => (await import('#web/app/pages/corretor-page.tsx')).corretorPage,
  ),
  recordPage(
    '/admin/incorporadoras',
    'Incorporadora',
    'Contato e empreendimentos',
    async () => (await import('#web/app/pages/incorporadora-page.tsx')).incorporadoraPage,
  ),
  recordPage(
    '/admin/whatsapp-aprovacoes/conversas',
    'Conversa',
    'O que a pessoa, a Lisa e a equipe escreveram',
    async () => (await import('#web/lisa/conversas/conversa-page.tsx')).conversaPage,
  ),
  recordPage(
    '/admin/configuracoes/execucoes',
    'Execução',
    'Passos, eventos e uso, do início ao fim',
    async () => (await import('#web/sistema/execucoes/execucao-page.tsx')).execucaoPage,
  ),
  {
    path: '/admin/empreendimentos/:id/revisao',
    title: 'Revisão da leitura',
    subtitle: 'O que os documentos dizem de cada campo, e onde',
    load: async () => (await import('#web/da-pasta-a-pagina/leitura/revisao-page.tsx')).RevisaoPage,
  },
  {
    path: '/admin/empreendimentos/:id/unidades',
    title: 'Unidades',
    subtitle: 'A tabela de vendas unidade por unidade, e o que mudou desde a anterior',
    load: async () => (await import('#web/da-pasta-a-pagina/unidades/unidades-page.tsx')).UnidadesPage,
  },
  {
    path: '/admin/empreendimentos/:id/pasta',
    title: 'Pasta do empreendimento',
    subtitle: 'O que mudou desde a leitura, o que falta e até quando vale o preço',
    load: async () => (await import('#web/da-pasta-a-pagina/pastas/pasta-page.tsx')).PastaPage,
  },
  {
    path: '/admin/hotsites/:id/versoes',
    title: 'Versões',
    subtitle: 'Tudo o que a página já foi, para ver, comparar e publicar',
    load: async () => (await import('#web/da-pasta-a-pagina/hotsites/versoes/versoes-page.tsx')).VersoesPage,
  },
  {
    path: '/admin/hotsites/:id/verificacao',
    title: 'Verificação',
    subtitle: 'O que corrigir antes de publicar, e onde',
    load: async () =>
      (await import('#web/da-pasta-a-pagina/hotsites/verificacao/verificacao-page.tsx')).VerificacaoPage,
  },
  {
    path: '/admin/hotsites/:id/estudio',
    title: 'Estúdio',
    subtitle: 'Imagens, seções e estilo da página, em rascunho até você publicar',
    load: async () => (await import('#web/da-pasta-a-pagina/estudio/estudio-page.tsx')).EstudioPage,
  },
];

/** The screen of an address; `/` is the dashboard (ACC-04, ACC-37). */
export function screenAt(pathname: string): Screen | RecordScreen | undefined {
  const path = pathname === '/' ? dashboardPath : pathname.replace(/\/+$/, '');
  return (
    screens.find((screen) => screen.path === path) ??
    recordScreens.find((screen) => matchPath(screen.path, path) !== null)
  );
}
