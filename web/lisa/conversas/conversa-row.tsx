import type { Conversa } from '#contract/lisa/conversas.ts';
import { agoText } from '#web/kit/ago-text.ts';
import { countOf } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { placeText } from '#web/lisa/conversas/words.ts';

interface Props {
  conversa: Conversa;
  chosen: boolean;
  now: number;
  onChoose: () => void;
}

/** Notable states, one word each. */
export function ConversaBadges({ conversa, now }: Pick<Props, 'conversa' | 'now'>) {
  const { pediuPessoaEm, semLeituraDesde, assumidaPor, paradaDesde, silencio, falhas, perguntas } = conversa;
  return (
    <>
      {assumidaPor && <Badge tone="done">Com {assumidaPor.username}</Badge>}
      {pediuPessoaEm && !assumidaPor && <Badge tone="alive">Pediu uma pessoa</Badge>}
      {perguntas.length > 0 && (
        <Badge tone="alive">
          {countOf(perguntas.length, 'pergunta sem resposta', 'perguntas sem resposta')}
        </Badge>
      )}
      {semLeituraDesde && !assumidaPor && <Badge tone="alive">Espera leitura</Badge>}
      {paradaDesde && <Badge>Parada {agoText(paradaDesde, now)}</Badge>}
      {silencio && <Badge>Pediu silêncio</Badge>}
      {falhas > 0 && <Badge tone="danger">{countOf(falhas, 'falha de envio', 'falhas de envio')}</Badge>}
    </>
  );
}

/** A conversation in the list: person, step, notable states. */
export function ConversaRow({ conversa, chosen, now, onChoose }: Props) {
  const { nome, whatsapp, ultimaMensagemEm } = conversa;
  return (
    <li>
      <button
        type="button"
        aria-current={chosen || undefined}
        onClick={onChoose}
        className={cx(
          'w-full border-l-2 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2',
          chosen ? 'border-gold-ink bg-sunken' : 'border-transparent',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-medium">{nome ?? whatsapp}</span>
          {ultimaMensagemEm && (
            <span className="shrink-0 text-xs text-muted tabular-nums">{agoText(ultimaMensagemEm, now)}</span>
          )}
        </span>
        <span className="mt-0.5 block truncate text-[13px] text-muted tabular-nums">
          {nome && `${whatsapp} · `}
          {placeText(conversa)}
        </span>
        <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          <ConversaBadges conversa={conversa} now={now} />
        </span>
      </button>
    </li>
  );
}
