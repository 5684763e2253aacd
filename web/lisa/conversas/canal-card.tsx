import { Eye, QrCode, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#contract/base/format-count.ts';
import type { ChannelNoticeView, ChannelState } from '#contract/lisa/aprovacoes.ts';
import { countOf, formatMoment } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { CodeDialog } from '#web/lisa/conversas/code-dialog.tsx';
import { omittedWords } from '#web/lisa/conversas/omitted-words.ts';
import { useCanal } from '#web/lisa/conversas/use-canal.ts';

function Notice({ notice, onSee }: { notice: ChannelNoticeView; onSee: (() => void) | null }) {
  const { gravidade, titulo, fazer, detalhe, desde, vistoPor } = notice;
  return (
    <li className="border-t border-line px-4 py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={gravidade === 'parado' ? 'danger' : 'alive'}>
          {gravidade === 'parado' ? 'Parado' : 'Atenção'}
        </Badge>
        <span className="min-w-0 font-medium break-words">{titulo}</span>
      </p>
      {fazer && <p className="mt-1 leading-6 break-words">{fazer}</p>}
      {detalhe && <p className="mt-1 text-[13px] break-words text-muted">O WhatsApp diz: {detalhe}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-muted tabular-nums">
        <span>Desde {formatMoment(desde)}</span>
        {vistoPor ? (
          <span>Visto por {vistoPor}</span>
        ) : (
          onSee && (
            <Button look="ghost" className="-my-1 max-sm:-ml-3.5" onClick={onSee}>
              <Eye aria-hidden="true" />
              Marcar como visto
            </Button>
          )
        )}
      </p>
    </li>
  );
}

function Omitted({ omitidas }: Pick<ChannelState, 'omitidas'>) {
  const total = omitidas.reduce((sum, each) => sum + each.total, 0);
  if (total === 0) return null;
  return (
    <Disclosure
      look="line"
      className="border-t border-line px-4 py-3 text-muted"
      label={countOf(total, 'notícia deixada de fora', 'notícias deixadas de fora')}
    >
      <ul className="grid gap-1 tabular-nums">
        {omitidas.map(({ motivo, total: count, ultimaEm }) => (
          <li key={motivo}>
            {formatCount(count)} {omittedWords(motivo)}, a última em {formatMoment(ultimaEm)}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The channel: problems and solutions, its phone's code, ignored content. */
export function CanalCard() {
  const { state, check, see, again } = useCanal();
  const [isConnecting, setConnecting] = useState(false);
  const { data } = state;
  if (!data || data.canal === 'simulator') return null;
  const { avisos, omitidas, emDuvida, usaQr, podeVerificar } = data;
  const isAway = avisos.some(({ chave }) => chave === 'conexao');
  return (
    <section
      aria-labelledby="canal"
      className="mb-4 overflow-hidden rounded-xl border border-line bg-surface"
    >
      <div className="flex flex-wrap items-center gap-2 px-4 py-3">
        <h2 id="canal" className="font-semibold">
          Canal do WhatsApp
        </h2>
        <Badge
          tone={
            avisos.some(({ gravidade }) => gravidade === 'parado')
              ? 'danger'
              : avisos.length > 0
                ? 'alive'
                : 'done'
          }
        >
          {data.estado}
        </Badge>
        {emDuvida > 0 && (
          <Badge tone="danger">{countOf(emDuvida, 'mensagem em dúvida', 'mensagens em dúvida')}</Badge>
        )}
        <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0 max-sm:w-full">
          {usaQr && isAway && (
            <Button look="primary" className="max-sm:w-full" onClick={() => setConnecting(true)}>
              <QrCode aria-hidden="true" />
              Mostrar QR code
            </Button>
          )}
          {podeVerificar && (
            <Button className="max-sm:w-full" disabled={check.isPending} onClick={() => check.mutate()}>
              <RefreshCw aria-hidden="true" />
              {check.isPending ? 'Verificando...' : 'Verificar agora'}
            </Button>
          )}
        </div>
      </div>
      {avisos.length > 0 && (
        <ul aria-label="Problemas do canal" className="border-t border-line">
          {avisos.map((notice) => (
            <Notice
              key={notice.chave}
              notice={notice}
              onSee={see.isPending ? null : () => see.mutate(notice.chave)}
            />
          ))}
        </ul>
      )}
      <Omitted omitidas={omitidas} />
      {isConnecting && (
        <CodeDialog
          onClose={() => {
            setConnecting(false);
            void again();
          }}
          onConnected={() => void check.mutate()}
        />
      )}
    </section>
  );
}
