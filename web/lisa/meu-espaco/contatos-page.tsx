import { Check, MessageCircle, Phone, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { OwnContato } from '#contract/lisa/meu-espaco.ts';
import { formatMoment } from '#web/kit/format.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { call, own } from './calls.ts';
import { failureText } from './failure-text.ts';
import { useRead } from './use-read.ts';

const states: Record<OwnContato['estado'], { label: string; tone: Tone }> = {
  novo: { label: 'Espera por você', tone: 'alive' },
  atendido: { label: 'Atendido', tone: 'done' },
  descartado: { label: 'Descartado', tone: 'plain' },
};

/** Visitors who left a contact on his pages, and what became of each. */
export function ContatosPage() {
  const { data, error, again } = useRead(own.contatos);
  return (
    <>
      <h1 className="text-[22px] leading-7 font-semibold tracking-tight">Contatos</h1>
      <p className="mt-1 text-muted text-pretty">
        Quem deixou o contato nas suas páginas. A equipe também vê o que ainda espera por você.
      </p>
      <div className="mt-5">
        {data ? (
          data.length === 0 ? (
            <p className="card border-dashed px-6 py-12 text-center text-muted text-pretty">
              Ninguém deixou contato ainda. Compartilhe os seus links: quem escreve por eles aparece aqui.
            </p>
          ) : (
            <ul className="grid gap-4">
              {data.map((contato) => (
                <ContatoCard key={contato.id} contato={contato} onChanged={again} />
              ))}
            </ul>
          )
        ) : error ? (
          <LoadFailure detail={failureText(error)} onRetry={again} />
        ) : (
          <div role="status" aria-label="Carregando" className="grid gap-4">
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </div>
        )}
      </div>
    </>
  );
}

function ContatoCard({ contato, onChanged }: { contato: OwnContato; onChanged: () => void }) {
  const { id, nome, telefone, whatsapp, mensagem, empreendimento, estado, recebidoEm } = contato;
  const [isSending, setSending] = useState(false);
  const isOpen = estado === 'novo';

  async function mark() {
    setSending(true);
    try {
      await call(own.changeContato, { params: { id }, body: { estado: isOpen ? 'atendido' : 'novo' } });
      showToast({ title: isOpen ? 'Contato marcado como atendido' : 'Contato reaberto' });
      onChanged();
    } catch (error) {
      showToast({ title: 'Erro', text: failureText(error), tone: 'destructive' });
    }
    setSending(false);
  }

  return (
    <li className="card p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold break-words">{nome}</h2>
          <p className="text-[13px] text-muted break-words tabular-nums">
            {empreendimento} · {formatMoment(recebidoEm)}
          </p>
        </div>
        <Badge tone={states[estado].tone}>{states[estado].label}</Badge>
      </div>
      {mensagem && <p className="mt-3 break-words whitespace-pre-line">{mensagem}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          className={`button ${isOpen ? 'button-primary' : 'button-outline'}`}
          href={`https://wa.me/${whatsapp}`}
          target="_blank"
          rel="noopener"
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp<span className="sr-only"> de {nome}</span>
        </a>
        <a className="button button-outline tabular-nums" href={`tel:+${whatsapp}`}>
          <Phone aria-hidden="true" />
          {telefone}
        </a>
        <Button onClick={() => void mark()} disabled={isSending}>
          {isOpen ? <Check aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
          {isOpen ? 'Já atendi' : 'Reabrir'}
          <span className="sr-only">: {nome}</span>
        </Button>
      </div>
    </li>
  );
}
