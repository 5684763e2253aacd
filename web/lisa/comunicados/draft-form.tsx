import { Eye } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MarkedText } from '#web/kit/form/marked-text.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { PreviaCard } from '#web/lisa/comunicados/previa-card.tsx';
import type { Comunicados, Draft } from '#web/lisa/comunicados/use-comunicados.ts';
import { WhomFields } from '#web/lisa/comunicados/whom-fields.tsx';

interface Props {
  comunicados: Comunicados;
  temModelo: boolean;
  lastPrice: string | null;
  isRunning: boolean;
}

const marks = ['{NOME_GUERRA}'];

/** What is sent, to whom; nothing goes out before its preview. */
export function DraftForm({ comunicados: { preview, send }, temModelo, lastPrice, isRunning }: Props) {
  const [texto, setTexto] = useState('');
  const [selecao, setSelecao] = useState<Draft['selecao'] | null>({ quem: 'todos' });
  const [preco, setPreco] = useState(lastPrice?.replace('.', ',') ?? '');
  const draft: Draft | null = selecao && { texto, selecao, precoDoModelo: preco };
  /** What is previewed is what is sent: any change asks for a new preview. */
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      preview.reset();
    };
  const isReady = texto.trim() !== '' && draft !== null && !preview.isPending;
  const missing =
    draft === null ? 'Escolha antes quem recebe' : texto.trim() === '' ? 'Escreva antes a mensagem' : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && draft) preview.mutate(draft);
  }
  return (
    <section
      aria-labelledby="novo-comunicado"
      className="min-w-0 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="novo-comunicado" className="mb-3 font-semibold tracking-tight">
        Novo comunicado
      </h2>
      {!temModelo && (
        <p className="mb-3 text-[13px] text-muted">
          Não há modelo aprovado para comunicados: só recebe quem escreveu à Lisa nas últimas 24 horas. Quem
          cuida do WhatsApp do programa cadastra o modelo <code>comunicado</code>.
        </p>
      )}
      <form onSubmit={submit} className="grid gap-4">
        <WhomFields value={selecao} onChange={changing(setSelecao)} />
        <Field
          label="Mensagem"
          hint="{NOME_GUERRA} vira o nome de cada um. No fim, a Lisa explica como parar de receber."
        >
          <MarkedText
            className="block h-36 resize-y py-2"
            marks={marks}
            maxLength={1000}
            value={texto}
            onChange={changing(setTexto)}
          />
        </Field>
        {temModelo && (
          <Field
            label="Preço de uma mensagem de marketing, em reais"
            hint="Da tabela do WhatsApp, para a conta. Em branco, o custo não é calculado."
          >
            <input
              className="control w-32 tabular-nums"
              inputMode="decimal"
              maxLength={9}
              value={preco}
              onChange={(event) => changing(setPreco)(event.target.value)}
            />
          </Field>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button type="submit" disabled={preview.isPending} why={missing ?? undefined}>
            <Eye aria-hidden="true" />
            {preview.isPending ? 'Conferindo...' : 'Conferir antes de enviar'}
          </Button>
          {missing && <span className="text-[13px] text-muted">{missing}</span>}
        </div>
      </form>
      {preview.data && draft && (
        <PreviaCard
          previa={preview.data}
          isRunning={isRunning}
          busy={send.isPending}
          onSend={(seen) =>
            send.mutate(
              { ...draft, ...seen },
              {
                onSuccess: () => {
                  setTexto('');
                  preview.reset();
                },
                onError: () => preview.reset(),
              },
            )
          }
        />
      )}
    </section>
  );
}
