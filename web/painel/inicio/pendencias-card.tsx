import {
  AlarmClock,
  CalendarClock,
  CalendarX2,
  CircleAlert,
  CircleHelp,
  ClipboardCheck,
  Contact,
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
import { Link } from 'react-router';
import type { Pendencia, PendenciaTipo } from '#contract/painel/painel.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { ResumoCard, type ResumoQuery } from '#web/painel/inicio/resumo-card.tsx';
import { useInboxActs } from '#web/painel/inicio/use-inbox-acts.ts';
import { useSnooze } from '#web/painel/inicio/use-snooze.ts';

interface Kind {
  icon: LucideIcon;
  /** '1 cadastro aguarda aprovação', '3 cadastros aguardam aprovação' */
  words: [one: string, many: string];
  to: (item: Pendencia['itens'][number]) => string;
  /** Link to all of them. */
  all: string;
}

const kinds: Record<PendenciaTipo, Kind> = {
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
    to: () => '/admin/whatsapp-aprovacoes/perguntas',
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
    all: '/admin/hotsites',
  },
  'paginas-com-achados': {
    icon: Globe,
    words: ['página publicada tem avisos', 'páginas publicadas têm avisos'],
    to: ({ id }) => `/admin/hotsites/${encodeURIComponent(id)}/verificacao`,
    all: '/admin/hotsites',
  },
  'tabelas-vencidas': {
    icon: CalendarX2,
    words: ['tabela de vendas venceu: peça a nova', 'tabelas de vendas venceram: peça as novas'],
    to: ({ id }) => `/admin/empreendimentos/${id}/pasta`,
    all: '/admin/empreendimentos',
  },
  'tabelas-vencendo': {
    icon: CalendarClock,
    words: ['tabela de vendas vence em até 7 dias', 'tabelas de vendas vencem em até 7 dias'],
    to: ({ id }) => `/admin/empreendimentos/${id}/pasta`,
    all: '/admin/empreendimentos',
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

/** The distinctive part of a folder's address. */
const shortName = (nome: string) => nome.replace(/^file:\/{2,3}/, '').replace(/^https?:\/\/(www\.)?/, '');

const link =
  'block truncate rounded-sm py-0.5 [a&]:underline [a&]:decoration-line [a&]:underline-offset-4 [a&]:hover:text-ink';

interface WaitingProps {
  pendencia: Pendencia;
  acts: ReturnType<typeof useInboxActs>;
  onSnooze: ReturnType<typeof useSnooze>['snooze'];
}

function Waiting({ pendencia: { tipo, itens, total }, acts, onSnooze }: WaitingProps) {
  const { icon: Icon, words, to, all } = kinds[tipo];
  const act = acts.actOf(tipo);
  const others = total - itens.length;
  return (
    <li className="flex gap-3 px-5 py-3">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{countOf(total, ...words)}</p>
        <ul className="mt-0.5 grid text-[13px] text-muted">
          {itens.map((item) => {
            const nome = shortName(item.nome);
            const isBusy = acts.busy === `${tipo}/${item.id}`;
            return (
              <li key={`${item.id} ${item.nome}`} className="flex min-w-0 items-center gap-1">
                <Link to={to(item)} className={`${link} min-w-0 flex-1`}>
                  {nome}
                </Link>
                {act && (
                  <Button
                    look="ghost"
                    className="-my-1 h-8 shrink-0 px-2 text-[13px] text-ink max-md:h-10"
                    aria-label={`${act.label}: ${nome}`}
                    aria-busy={isBusy}
                    aria-disabled={acts.busy !== null}
                    onClick={() => void acts.run(tipo, item)}
                  >
                    {isBusy ? act.busy : act.label}
                  </Button>
                )}
                <IconButton
                  label={`Adiar ${nome} até amanhã`}
                  className="-my-1 size-8 shrink-0 text-faint hover:text-ink max-md:size-10"
                  onClick={() => void onSnooze(tipo, item.id, nome)}
                >
                  <AlarmClock />
                </IconButton>
              </li>
            );
          })}
          {others > 0 && (
            <li>
              <Link to={all} className={link}>
                e mais {others.toLocaleString('pt-BR')}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}

/** The administrator's inbox: each thing one click away, done where it stands, or put off (PNL-10). */
export function PendenciasCard({ resumo }: { resumo: ResumoQuery }) {
  const { snooze, bringBack } = useSnooze();
  const acts = useInboxActs();
  return (
    <ResumoCard title="Pendências" resumo={resumo}>
      {({ pendencias, adiadas }) => (
        <>
          {pendencias.length === 0 ? (
            <p className="px-5 pt-1 pb-5 text-muted">Nenhuma pendência no momento.</p>
          ) : (
            <ul className="divide-y divide-line pb-1">
              {pendencias.map((pendencia) => (
                <Waiting key={pendencia.tipo} pendencia={pendencia} acts={acts} onSnooze={snooze} />
              ))}
            </ul>
          )}
          {adiadas > 0 && (
            <p className="flex flex-wrap items-center gap-x-2 border-t border-line px-5 py-2 text-[13px] text-muted">
              {countOf(adiadas, 'adiada até amanhã', 'adiadas até amanhã')}
              <button
                type="button"
                className="font-medium text-ink underline underline-offset-4"
                onClick={() => void bringBack()}
              >
                Trazer de volta
              </button>
            </p>
          )}
        </>
      )}
    </ResumoCard>
  );
}
