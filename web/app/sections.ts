import {
  Bot,
  Braces,
  ChartColumn,
  Contact,
  Ear,
  FlaskConical,
  History,
  Megaphone,
  MessageCircleQuestion,
  MessagesSquare,
  Plug,
  ScrollText,
  Trash2,
  UserRoundPen,
  UsersRound,
} from 'lucide-react';
import type { PendenciaTipo } from '#contract/painel/painel.ts';
import type { Screen } from '#web/app/screen.ts';

/** A sidebar entry whose screens are tabs: its own first, then these. */
interface Section {
  path: string;
  label: string;
  /** Its own tab's label. */
  own: string;
  /** What is said before the others. */
  heading?: string;
  tabs: Screen[];
}

const aprovacoes = '/admin/whatsapp-aprovacoes';
const configuracoes = '/admin/configuracoes';
const hotsites = '/admin/hotsites';

/** Whom somebody has to answer (PNL-09). */
const aprovacoesTabs: Screen[] = [
  {
    path: `${aprovacoes}/conversas`,
    was: '/admin/whatsapp-conversas',
    label: 'Conversas',
    title: 'Conversas WhatsApp',
    subtitle: 'Onde as pessoas param no cadastro com a Lisa, e como ajudar',
    icon: MessagesSquare,
    load: async () => (await import('#web/lisa/conversas/conversas-page.tsx')).ConversasPage,
  },
  {
    path: `${aprovacoes}/pedidos`,
    was: '/admin/pedidos',
    list: 'pedidos',
    label: 'Pedidos',
    title: 'Pedidos de alteração',
    subtitle: 'O que os corretores pedem para mudar na página deles',
    icon: UserRoundPen,
    load: async () => (await import('#web/lisa/pedidos/pedidos-page.tsx')).PedidosPage,
  },
  {
    path: `${aprovacoes}/comunicados`,
    label: 'Comunicados',
    title: 'Comunicados',
    subtitle: 'O que a equipe manda aos corretores pela Lisa, a quem chega e quanto custa',
    icon: Megaphone,
    load: async () => (await import('#web/lisa/comunicados/comunicados-page.tsx')).ComunicadosPage,
  },
  {
    path: `${aprovacoes}/perguntas`,
    label: 'Perguntas',
    title: 'Perguntas sem resposta',
    subtitle: 'O que perguntaram à Lisa e ela não soube responder',
    icon: MessageCircleQuestion,
    load: async () => (await import('#web/lisa/conversas/perguntas-page.tsx')).PerguntasPage,
  },
  {
    path: `${aprovacoes}/contatos`,
    was: '/admin/contatos',
    label: 'Contatos',
    title: 'Contatos',
    subtitle: 'Quem deixou nome e telefone nas páginas dos empreendimentos',
    icon: Contact,
    load: async () => (await import('#web/publico/contatos/contatos-page.tsx')).ContatosPage,
  },
];

/** What waits in each tab, by the dashboard's kinds. */
export const waitingIn: Record<string, PendenciaTipo[]> = {
  [aprovacoes]: ['aprovacoes', 'nao-entregues'],
  [`${aprovacoes}/conversas`]: ['conversas-com-pedido'],
  [`${aprovacoes}/pedidos`]: ['pedidos'],
  [`${aprovacoes}/perguntas`]: ['perguntas'],
  [`${aprovacoes}/contatos`]: ['contatos', 'contatos-sem-resposta'],
};

/** What is for who looks after the system rather than after the programme; what everybody may need comes first. */
const advanced: Screen[] = [
  {
    path: `${configuracoes}/administradores`,
    was: '/admin/administradores',
    list: 'administradores',
    label: 'Administradores',
    title: 'Administradores',
    subtitle: 'Gerencie quem entra no painel',
    icon: UsersRound,
    load: async () =>
      (await import('#web/sistema/administradores/administradores-page.tsx')).AdministradoresPage,
  },
  {
    path: `${configuracoes}/lixeira`,
    was: '/admin/lixeira',
    list: 'lixeira',
    label: 'Lixeira',
    title: 'Lixeira',
    subtitle: 'O que foi excluído nos últimos 30 dias',
    icon: Trash2,
    load: async () => (await import('#web/painel/lixeira/lixeira-page.tsx')).LixeiraPage,
  },
  {
    path: `${configuracoes}/auditoria`,
    was: '/admin/auditoria',
    label: 'Auditoria',
    title: 'Auditoria',
    subtitle: 'Tudo o que foi feito: quem, o quê, quando e de onde',
    icon: ScrollText,
    load: async () => (await import('#web/painel/auditoria/auditoria-page.tsx')).AuditoriaPage,
  },
  {
    path: `${configuracoes}/execucoes`,
    was: '/admin/execucoes',
    label: 'Execuções',
    title: 'Execuções',
    subtitle: 'O que o sistema fez e está fazendo em segundo plano',
    icon: History,
    load: async () => (await import('#web/sistema/execucoes/execucoes-page.tsx')).ExecucoesPage,
  },
  {
    path: `${configuracoes}/laboratorio`,
    was: '/admin/whatsapp-laboratorio',
    label: 'Laboratório',
    title: 'Laboratório da Lisa',
    subtitle: 'Converse com a assistente e veja o que fica guardado',
    icon: FlaskConical,
    load: async () => (await import('#web/lisa/laboratorio/laboratorio-page.tsx')).LaboratorioPage,
  },
  {
    path: `${configuracoes}/entendimento`,
    label: 'Entendimento',
    title: 'Entendimento da Lisa',
    subtitle: 'Onde as pessoas param, o que ela não entendeu e com que frases aprende',
    icon: Ear,
    load: async () => (await import('#web/lisa/entendimento/entendimento-page.tsx')).EntendimentoPage,
  },
  {
    path: `${configuracoes}/modelos`,
    label: 'Modelos',
    title: 'Modelos',
    subtitle: 'Quem faz cada tarefa, o que sai daqui e quanto custa',
    icon: Bot,
    load: async () => (await import('#web/sistema/configuracoes/modelos/modelos-page.tsx')).ModelosPage,
  },
  {
    path: `${configuracoes}/integracoes`,
    label: 'Integrações',
    title: 'Integrações',
    subtitle: 'Tokens de máquinas e avisos a outros sistemas',
    icon: Plug,
    load: async () => (await import('#web/sistema/integracoes/integracoes-page.tsx')).IntegracoesPage,
  },
  {
    path: `${configuracoes}/api`,
    was: '/admin/documentacao',
    label: 'API',
    title: 'Documentação da API',
    subtitle: 'Todas as chamadas do sistema, para ler e experimentar',
    icon: Braces,
    load: async () => (await import('#web/painel/documentacao/documentacao-page.tsx')).DocumentacaoPage,
  },
];

/** Who looked at what was made. */
const hotsitesTabs: Screen[] = [
  {
    path: `${hotsites}/visitas`,
    label: 'Visitas',
    title: 'Visitas',
    subtitle: 'As páginas públicas de todo o programa: por mês, por empreendimento e por corretor',
    icon: ChartColumn,
    load: async () => (await import('#web/cadastros/visitas/visitas-page.tsx')).VisitasPage,
  },
];

/** The sidebar's entries that hold several screens. */
export const sections: Section[] = [
  { path: hotsites, label: 'Hotsites', own: 'Hotsites', tabs: hotsitesTabs },
  { path: aprovacoes, label: 'Aprovações WhatsApp', own: 'Aprovações', tabs: aprovacoesTabs },
  { path: configuracoes, label: 'Configurações', own: 'Textos', heading: 'Avançado', tabs: advanced },
];

/** The section an address belongs to: its own screen, or one of its tabs and what stands below that. */
export const sectionAt = (pathname: string): Section | undefined =>
  sections.find(
    ({ path, tabs }) =>
      pathname === path || tabs.some((tab) => pathname === tab.path || pathname.startsWith(`${tab.path}/`)),
  );
