import { Check, MessageSquareText, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { creciText } from '#contract/cadastros/creci-text.ts';
import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';
import { fieldLabel } from '#contract/painel/audit-words.ts';
import { countOf, formatDate } from '#web/kit/format.ts';
import { useSingleKeysOn } from '#web/kit/keys.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Switch } from '#web/kit/ui/switch.tsx';
import { priceRangeText } from '#web/lisa/aprovacoes/price-range.ts';
import { sinceText } from '#web/lisa/aprovacoes/since.ts';
import { origemLabels } from '#web/lisa/aprovacoes/who.ts';
import { CorretorPhoto } from '#web/widgets/corretor-photo.tsx';

interface Props {
  aprovacao: Aprovacao;
  current: boolean;
  busy: boolean;
  /** Its actions; none if nothing is to be decided. */
  actions: ReactNode;
  /** The pane that tells what is known of it, if it is open beside the list. */
  paneId?: string | undefined;
  onOpenPane?: () => void;
  /** Details, when there is no space beside the list. */
  children?: ReactNode;
}

/** Every field of a registration (WPP-02), labelled as in the form; long ones take a full line. */
const fields = (row: Aprovacao): [label: string, value: string | null, isLong?: true][] => [
  ['CRECI', creciText(row.creci, row.ufCreci).replace(/^CRECI\s+/, '')],
  ['WhatsApp', row.whatsapp],
  ['E-mail', row.email, true],
  ['Nome de guerra', row.nomeGuerra],
  ['Região de trabalho', row.regiaoTrabalho, true],
  ['Faixa de preço', row.precos.precoMin || row.precos.precoMax ? priceRangeText(row.precos) : null],
  ['Cadastrado em', sinceText(row, Date.now())],
];

/** A registration with all details and actions. */
export function AprovacaoCard(props: Props) {
  const { aprovacao, current, busy, actions, paneId, onOpenPane, children } = props;
  const {
    id,
    nome,
    foto,
    conversa,
    mesmoNumero,
    rejeitadoEm,
    motivoRejeicao,
    teste,
    origem,
    escreveu,
    mudou,
  } = aprovacao;
  const title = useId();
  return (
    <li>
      <article
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard goes from one to the next
        tabIndex={0}
        data-aprovacao={id}
        aria-labelledby={title}
        aria-current={current || undefined}
        aria-details={paneId}
        aria-busy={busy}
        className={cx(
          'rounded-xl border bg-surface p-4 transition-opacity aria-busy:opacity-50 sm:p-5',
          current ? 'border-gold-ink' : 'border-line',
        )}
      >
        <header className="flex items-start gap-3">
          <CorretorPhoto foto={foto} />
          <div className="min-w-0 flex-1">
            <h2 id={title} className="font-semibold break-words">
              {nome}
            </h2>
            {origem && !(conversa && escreveu && (origem === 'lisa' || teste)) && (
              <p className="text-[13px] text-muted">
                {origemLabels[origem]}
                {!escreveu && ' · nunca escreveu à Lisa'}
              </p>
            )}
            {/* A decision makes a conversation of who never wrote, too; there is nothing to read in it. */}
            {conversa && escreveu && (
              <Link
                to={
                  teste
                    ? '/admin/configuracoes/laboratorio'
                    : `/admin/whatsapp-aprovacoes/conversas?conversa=${conversa.id}`
                }
                className="mt-0.5 inline-flex items-center gap-1 text-[13px] text-muted [a&]:underline [a&]:decoration-line [a&]:underline-offset-4 [a&]:hover:text-ink"
              >
                <MessageSquareText aria-hidden="true" className="size-3.5" />
                {teste ? 'Conversa no laboratório' : 'Conversa com a Lisa'}
              </Link>
            )}
            <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
              {teste && <Badge>Teste</Badge>}
              {conversa?.retiradaEm && <Badge tone="danger">Pediu para cancelar</Badge>}
              {conversa?.pediuPessoa && <Badge tone="alive">Pediu uma pessoa</Badge>}
              {mesmoNumero > 0 && (
                <Badge tone="danger">{countOf(mesmoNumero + 1, 'registro', 'registros')} neste número</Badge>
              )}
            </div>
          </div>
        </header>
        <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2.5">
          {fields(aprovacao).map(([label, value, isLong]) => (
            <div key={label} className={cx('min-w-0', isLong && 'col-span-2')}>
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="mt-0.5 font-medium break-words">
                {value || <span className="font-normal text-faint">Não informado</span>}
              </dd>
            </div>
          ))}
          {mudou.length > 0 && (
            <div className="col-span-2 min-w-0">
              <dt className="text-xs text-muted">Mudou depois de enviar</dt>
              <dd className="mt-0.5 break-words">{mudou.map((campo) => fieldLabel(campo)).join(', ')}</dd>
            </div>
          )}
          {conversa && conversa.recados.length > 0 && (
            <div className="col-span-2 min-w-0">
              <dt className="text-xs text-muted">Disse também à Lisa</dt>
              <dd className="mt-0.5 break-words whitespace-pre-line">{conversa.recados.join('\n')}</dd>
            </div>
          )}
          {rejeitadoEm && (
            <div className="col-span-2 min-w-0">
              <dt className="text-xs text-muted">Rejeitado em {formatDate(rejeitadoEm)}</dt>
              <dd className="mt-0.5 break-words whitespace-pre-line">
                {motivoRejeicao ?? <span className="text-faint">Sem motivo informado</span>}
              </dd>
            </div>
          )}
        </dl>
        {/* The pane stands after all cards; from the chosen one it is one press away. */}
        {paneId && (
          <a
            href={`#${paneId}`}
            className="sr-only focus:not-sr-only focus:mt-3 focus:inline-block focus:font-medium focus:underline focus:underline-offset-4"
            onClick={(event) => {
              event.preventDefault();
              onOpenPane?.();
            }}
          >
            Ir para a conferência e as mensagens
            <span className="sr-only"> de {nome}</span>
          </a>
        )}
        {actions}
        {children}
      </article>
    </li>
  );
}

const letter = (text: string) => (
  <span
    aria-hidden="true"
    className="rounded border border-current/30 px-1 text-[11px] leading-4 opacity-70 max-lg:hidden"
  >
    {text}
  </span>
);

/** 'Aprovar' and 'Rejeitar' (WPP-06); without a number nobody can be notified (WPP-22). */
export function DecisionButtons(props: {
  aprovacao: Aprovacao;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  /** Whether the site goes on with the approval. */
  ligarSite: boolean;
  onLigarSite: (on: boolean) => void;
  /** Whether the list's keys are told; elsewhere they do nothing. */
  withKeys?: boolean;
}) {
  const { aprovacao, busy, onApprove, onReject, ligarSite, onLigarSite, withKeys = true } = props;
  const hasLetters = useSingleKeysOn() && withKeys;
  const lacksNumber = !aprovacao.whatsapp?.trim();
  const shared = {
    disabled: busy,
    why: lacksNumber ? 'Sem WhatsApp não há como avisar o corretor' : undefined,
  };
  return (
    <div className="mt-4">
      {aprovacao.cobertura > 0 && !lacksNumber && !aprovacao.teste && (
        <div className="mb-4">
          <Switch
            label="Ligar o site ao aprovar"
            hint={`A cobertura pedida tem ${countOf(aprovacao.cobertura, 'bairro', 'bairros')}.`}
            checked={ligarSite}
            disabled={busy}
            onChange={onLigarSite}
          />
        </div>
      )}
      <div className="flex gap-2">
        <Button look="primary" className="max-sm:flex-1" onClick={onApprove} {...shared}>
          <Check aria-hidden="true" />
          Aprovar
          <span className="sr-only"> {aprovacao.nome}</span>
          {hasLetters && letter('A')}
        </Button>
        <Button className="max-sm:flex-1" onClick={onReject} {...shared}>
          <X aria-hidden="true" />
          Rejeitar
          <span className="sr-only"> {aprovacao.nome}</span>
          {hasLetters && letter('R')}
        </Button>
      </div>
      {lacksNumber && (
        <p className="mt-2 text-[13px] text-muted">
          Sem WhatsApp não há como avisar o corretor.{' '}
          <Link
            to={`/admin/corretores/${aprovacao.id}`}
            className="font-medium text-ink [a&]:underline [a&]:underline-offset-4"
          >
            Informe o número
          </Link>{' '}
          para aprovar ou rejeitar.
        </p>
      )}
    </div>
  );
}
