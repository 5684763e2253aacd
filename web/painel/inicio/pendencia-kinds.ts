import {
  CalendarClock,
  CalendarX2,
  CircleAlert,
  CircleHelp,
  ClipboardCheck,
  Contact,
  FileX2,
  FolderSync,
  FolderX,
  Globe,
  History,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestion,
  MessagesSquare,
  UserRoundCheck,
  UserRoundPen,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Pendencia, PendenciaTipo } from '#contract/painel/painel.ts';
import { StillSays } from '#web/widgets/publicacao/still-says.tsx';
import { UpdateAllPages } from '#web/widgets/publicacao/update-all-pages.tsx';

interface Kind {
  icon: LucideIcon;
  /** '1 cadastro aguarda aprovação', '3 cadastros aguardam aprovação' */
  words: [one: string, many: string];
  to: (item: Pendencia['itens'][number]) => string;
  /** Link to all of them. */
  all: string;
  /** What is said below one of them. */
  Said?: ComponentType<{ hotsiteId: number }>;
  /** What can be done to all of them at once. */
  AllAct?: ComponentType;
}

/** The address of a list of active records that meet a condition. */
const activeWith = (path: string, condition: string) =>
  `${path}?${new URLSearchParams([
    ['condicao', condition],
    ['condicao', 'ativo=Ativo'],
  ])}`;

/** What each kind of waiting thing is called, and where it is dealt with. */
export const pendenciaKinds: Record<PendenciaTipo, Kind> = {
  aprovacoes: {
    icon: UserRoundCheck,
    words: ['cadastro aguarda aprovação', 'cadastros aguardam aprovação'],
    to: () => '/admin/whatsapp-aprovacoes',
    all: '/admin/whatsapp-aprovacoes',
  },
  'conversas-com-pedido': {
    icon: MessagesSquare,
    words: ['pessoa espera atendimento', 'pessoas esperam atendimento'],
    to: ({ id }) => `/admin/whatsapp-aprovacoes/conversas?conversa=${encodeURIComponent(id)}`,
    all: '/admin/whatsapp-aprovacoes/conversas?filtro=pediram-pessoa',
  },
  contatos: {
    icon: Contact,
    words: ['visitante espera um retorno', 'visitantes esperam um retorno'],
    to: () => '/admin/whatsapp-aprovacoes/contatos?estado=novo',
    all: '/admin/whatsapp-aprovacoes/contatos?estado=novo',
  },
  'contatos-sem-resposta': {
    icon: Contact,
    words: [
      'contato foi passado ao corretor e está sem resposta há mais de um dia',
      'contatos foram passados aos corretores e estão sem resposta há mais de um dia',
    ],
    to: () => '/admin/whatsapp-aprovacoes/contatos?estado=novo',
    all: '/admin/whatsapp-aprovacoes/contatos?estado=novo',
  },
  pedidos: {
    icon: UserRoundPen,
    words: ['pedido de alteração aguarda', 'pedidos de alteração aguardam'],
    to: () => '/admin/whatsapp-aprovacoes/pedidos',
    all: '/admin/whatsapp-aprovacoes/pedidos',
  },
  perguntas: {
    icon: MessageCircleQuestion,
    words: ['pergunta sem resposta', 'perguntas sem resposta'],
    // Of a person, the question itself.
    to: ({ id, nome }) =>
      `/admin/whatsapp-aprovacoes/perguntas?${new URLSearchParams({ conversa: id.split(':')[0]!, pergunta: nome })}`,
    all: '/admin/whatsapp-aprovacoes/perguntas',
  },
  'nao-entregues': {
    icon: MailWarning,
    words: [
      'aprovado não recebeu as mensagens de boas-vindas',
      'aprovados não receberam as mensagens de boas-vindas',
    ],
    to: () => '/admin/whatsapp-aprovacoes?situacao=nao-entregues',
    all: '/admin/whatsapp-aprovacoes?situacao=nao-entregues',
  },
  'execucoes-aguardando': {
    icon: CircleHelp,
    words: ['execução espera uma resposta', 'execuções esperam uma resposta'],
    to: ({ id }) => `/admin/empreendimentos?execucao=${encodeURIComponent(id)}`,
    all: '/admin/configuracoes/execucoes?estado=waiting',
  },
  'execucoes-com-falha': {
    icon: CircleAlert,
    words: ['execução parou com erro', 'execuções pararam com erro'],
    to: ({ id }) => `/admin/configuracoes/execucoes/${encodeURIComponent(id)}`,
    all: '/admin/configuracoes/execucoes?estado=failed',
  },
  revisoes: {
    icon: ClipboardCheck,
    words: ['empreendimento tem campos a revisar', 'empreendimentos têm campos a revisar'],
    to: ({ id }) => `/admin/empreendimentos/${id}/revisao`,
    all: '/admin/empreendimentos',
  },
  'paginas-atras': {
    icon: History,
    words: [
      'página no ar diz o que o cadastro não diz mais',
      'páginas no ar dizem o que o cadastro não diz mais',
    ],
    to: ({ id }) => `/admin/hotsites/${encodeURIComponent(id)}/estudio`,
    all: '/admin/hotsites?atras=todas',
    Said: StillSays,
    AllAct: UpdateAllPages,
  },
  'paginas-com-achados': {
    icon: Globe,
    words: ['página publicada tem avisos', 'páginas publicadas têm avisos'],
    to: ({ id }) => `/admin/hotsites/${encodeURIComponent(id)}/verificacao`,
    all: activeWith('/admin/hotsites', 'avisos=com'),
  },
  'tabelas-vencidas': {
    icon: CalendarX2,
    words: ['tabela de vendas venceu: peça a nova', 'tabelas de vendas venceram: peça as novas'],
    to: ({ id }) => `/admin/empreendimentos/${id}/pasta`,
    all: activeWith('/admin/empreendimentos', 'tabela=vencida'),
  },
  'tabelas-vencendo': {
    icon: CalendarClock,
    words: ['tabela de vendas vence em até 7 dias', 'tabelas de vendas vencem em até 7 dias'],
    to: ({ id }) => `/admin/empreendimentos/${id}/pasta`,
    all: activeWith('/admin/empreendimentos', 'tabela=vencendo'),
  },
  'imoveis-sem-autorizacao': {
    icon: FileX2,
    words: [
      'imóvel usado ativo está fora do site, sem autorização do proprietário em vigor',
      'imóveis usados ativos estão fora do site, sem autorização do proprietário em vigor',
    ],
    to: ({ id }) => `/admin/imoveis-usados?editar=${encodeURIComponent(id)}&campo=autorizacaoAte`,
    all: '/admin/imoveis-usados',
  },
  'pastas-com-mudancas': {
    icon: FolderSync,
    words: ['pasta mudou desde que foi lida', 'pastas mudaram desde que foram lidas'],
    to: ({ id }) => `/admin/empreendimentos/${id}/pasta`,
    all: '/admin/empreendimentos',
  },
  'pastas-fora-de-alcance': {
    icon: FolderX,
    words: ['pasta não pode mais ser aberta', 'pastas não podem mais ser abertas'],
    to: ({ id }) => `/admin/empreendimentos/${id}/pasta`,
    all: '/admin/empreendimentos',
  },
};
