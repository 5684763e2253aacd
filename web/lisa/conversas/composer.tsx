import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Transcript } from '#contract/lisa/conversas.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import type { ConversaDeeds } from '#web/lisa/conversas/use-conversas.ts';
import { cannotWrite } from '#web/lisa/conversas/words.ts';
import { WhatsappText } from '#web/widgets/whatsapp/whatsapp-text.tsx';
import { WindowLine } from '#web/widgets/whatsapp/window-line.tsx';

interface Props {
  transcript: Transcript;
  deeds: ConversaDeeds;
}

/** The team's input: free text within the window, else the approved template or why there is none. */
export function Composer({ transcript, deeds }: Props) {
  const { conversa, minha, janela } = transcript;
  if (!minha && cannotWrite(transcript) !== null)
    return <p className="text-[13px] text-muted">Ninguém da equipe pode escrever aqui agora.</p>;
  const who = conversa.assumidaPor?.username ?? 'A Lisa';
  const takes = janela.aberta ? 'Ao enviar, você assume a conversa.' : 'Assuma para escrever.';
  return (
    <div className="grid gap-3">
      <p className="text-[13px] text-muted">
        {minha ? <WindowLine janela={janela} /> : `${who} responde nesta conversa. ${takes}`}
      </p>
      {janela.aberta && (
        <FreeText deeds={deeds} takesFrom={minha ? undefined : (conversa.assumidaPor?.id ?? null)} />
      )}
      {!janela.aberta && minha && <Template retomada={transcript.retomada} deeds={deeds} />}
    </div>
  );
}

/** `takesFrom`: who answers there now, from whom sending takes the conversation over; null is Lisa. */
function FreeText({
  deeds: { takeOver, write },
  takesFrom,
}: Pick<Props, 'deeds'> & { takesFrom: number | null | undefined }) {
  const [texto, setTexto] = useState('');
  const isBusy = takeOver.isPending || write.isPending;
  async function send() {
    try {
      if (takesFrom !== undefined) await takeOver.mutateAsync(takesFrom);
      await write.mutateAsync(texto);
      setTexto('');
    } catch {
      // It was said, and what is typed stays.
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (texto.trim() && !isBusy) void send();
  }
  return (
    <form onSubmit={submit} className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end">
      <Field label="Mensagem">
        <textarea
          className="control h-20 resize-y py-2"
          maxLength={4000}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
      </Field>
      <Button
        look="primary"
        type="submit"
        disabled={isBusy}
        why={texto.trim() ? undefined : 'Escreva a mensagem'}
      >
        <Send aria-hidden="true" />
        {isBusy ? 'Enviando...' : takesFrom === undefined ? 'Enviar' : 'Assumir e enviar'}
      </Button>
    </form>
  );
}

function Template({
  retomada: { modelo, texto, aviso },
  deeds: { resume },
}: { retomada: Transcript['retomada'] } & Pick<Props, 'deeds'>) {
  if (modelo === null) return <p className="text-danger">{aviso}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="max-w-prose rounded-xl border border-line bg-sunken px-3 py-2 leading-6">
        <WhatsappText text={texto} />
      </div>
      <Button look="primary" disabled={resume.isPending} onClick={() => resume.mutate()}>
        <Send aria-hidden="true" />
        {resume.isPending ? 'Enviando...' : `Enviar modelo ${modelo}`}
      </Button>
    </div>
  );
}
