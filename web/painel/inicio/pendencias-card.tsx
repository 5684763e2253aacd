import {
  AlarmClock,
  CalendarX2,
  CircleAlert,
  CircleHelp,
  Contact,
  FolderSync,
  FolderX,
  Globe,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestion,
  MessagesSquare,
  UserRoundCheck,
  UserRoundPen,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Pendencia, PendenciaTipo } from '#contract/painel/painel.ts';
import { readUserId } from '#web/kit/api/token.ts';
import { usePersisted } from '#web/kit/form/use-persisted.ts';
import { countOf } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { undoOffer } from '#web/kit/ui/undo.ts';
import { ResumoCard, type ResumoQuery } from '#web/painel/inicio/resumo-card.tsx';
import { type Snoozed, snoozedSchema, stillSnoozed, tomorrow } from '#web/painel/inicio/snooze.ts';

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

/** Key of an item across kinds. */
const keyOf = (tipo: PendenciaTipo, { id }: Pendencia['itens'][number]) => `${tipo}/${id}`;

interface WaitingProps {
  pendencia: Pendencia;
  snoozed: Snoozed;
  onSnooze: (key: string, nome: string) => void;
}

function Waiting({ pendencia: { tipo, itens: every, total: whole }, snoozed, onSnooze }: WaitingProps) {
  const { icon: Icon, words, to, all } = kinds[tipo];
  const itens = every.filter((item) => !(keyOf(tipo, item) in snoozed));
  const total = whole - (every.length - itens.length);
  const others = total - itens.length;
  if (total === 0) return null;
  return (
    <li className="flex gap-3 px-5 py-3">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{countOf(total, ...words)}</p>
        <ul className="mt-0.5 grid text-[13px] text-muted">
          {itens.map((item) => (
            <li key={item.id} className="flex min-w-0 items-center gap-1">
              <Link to={to(item)} className={`${link} min-w-0 flex-1`}>
                {shortName(item.nome)}
              </Link>
              <IconButton
                label={`Adiar ${shortName(item.nome)} até amanhã`}
                className="-my-1 size-8 shrink-0 text-faint hover:text-ink max-md:size-10"
                onClick={() => onSnooze(keyOf(tipo, item), shortName(item.nome))}
              >
                <AlarmClock />
              </IconButton>
            </li>
          ))}
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

/** What this account has put off in this browser, and how to. */
function useSnoozed() {
  const [kept, keep] = usePersisted('adiadas', readUserId() ?? 0, snoozedSchema);
  const snoozed = stillSnoozed(kept ?? {}, Date.now());
  return {
    snoozed,
    snooze(key: string, nome: string) {
      keep({ ...snoozed, [key]: tomorrow(Date.now()) });
      undoOffer.make({ text: `“${nome}” volta amanhã cedo`, undo: async () => keep(snoozed) });
    },
    bringBack: () => keep(null),
  };
}

/** The administrator's pending work, each one click away, or put off until tomorrow (PNL-10). */
export function PendenciasCard({ resumo }: { resumo: ResumoQuery }) {
  const { snoozed, snooze, bringBack } = useSnoozed();
  return (
    <ResumoCard title="Pendências" resumo={resumo}>
      {({ pendencias }) => {
        const putOff = pendencias.flatMap(({ tipo, itens }) =>
          itens.filter((item) => keyOf(tipo, item) in snoozed),
        ).length;
        const waiting = pendencias.reduce((sum, { total }) => sum + total, 0) - putOff;
        return (
          <>
            {waiting === 0 ? (
              <p className="px-5 pt-1 pb-5 text-muted">Nenhuma pendência no momento.</p>
            ) : (
              <ul className="divide-y divide-line pb-1">
                {pendencias.map((pendencia) => (
                  <Waiting key={pendencia.tipo} pendencia={pendencia} snoozed={snoozed} onSnooze={snooze} />
                ))}
              </ul>
            )}
            {putOff > 0 && (
              <p className="flex flex-wrap items-center gap-x-2 border-t border-line px-5 py-2 text-[13px] text-muted">
                {countOf(putOff, 'adiada até amanhã', 'adiadas até amanhã')}
                <button
                  type="button"
                  className="font-medium text-ink underline underline-offset-4"
                  onClick={bringBack}
                >
                  Trazer de volta
                </button>
              </p>
            )}
          </>
        );
      }}
    </ResumoCard>
  );
}
