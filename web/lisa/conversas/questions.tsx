import { MessageCircleQuestion, Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { Transcript } from '#contract/lisa/conversas.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import type { ConversaDeeds } from '#web/lisa/conversas/use-conversas.ts';

interface Props {
  transcript: Transcript;
  deeds: ConversaDeeds;
}

/** Whether the team may answer now: within the window, unless somebody else does. */
export const isAnswerable = ({
  conversa,
  minha,
  janela,
}: Pick<Transcript, 'conversa' | 'minha' | 'janela'>): boolean =>
  janela.aberta && (minha || conversa.assumidaPor === null);

/** What Lisa had no answer to: answered here, and kept for whoever asks the same. */
export function Questions({ transcript: { conversa, minha, janela }, deeds }: Props) {
  const { perguntas } = conversa;
  const mayAnswer = isAnswerable({ conversa, minha, janela });
  if (perguntas.length === 0) return null;
  return (
    <section
      aria-labelledby="perguntas"
      className="max-h-[45%] overflow-y-auto border-t border-line px-4 py-3"
    >
      <h3 id="perguntas" className="text-[13px] font-semibold">
        A Lisa não soube responder
      </h3>
      <ul className="mt-1 grid gap-2">
        {perguntas.map((pergunta) => (
          <Question key={pergunta} pergunta={pergunta} mayAnswer={mayAnswer} deeds={deeds} />
        ))}
      </ul>
    </section>
  );
}

/** One of them. */
export function Question({
  pergunta,
  mayAnswer,
  deeds: { answer },
  isWanted = false,
}: {
  pergunta: string;
  mayAnswer: boolean;
  /** Asked for: open and ready to be written. */
  isWanted?: boolean;
} & Pick<Props, 'deeds'>) {
  const [isOpen, setOpen] = useState(isWanted);
  const [texto, setTexto] = useState('');
  const [isKept, setKept] = useState(false);
  const [asKept, setAsKept] = useState(pergunta);
  const kept = useId();
  const isReady = texto.trim() !== '' && (!isKept || asKept.trim() !== '');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || answer.isPending) return;
    answer.mutate(isKept ? { pergunta, texto, guardarComo: asKept } : { pergunta, texto });
  }
  return (
    <li>
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 basis-48 break-words">{pergunta}</p>
        {mayAnswer && !isOpen && (
          <Button onClick={() => setOpen(true)}>
            <MessageCircleQuestion aria-hidden="true" />
            Responder
          </Button>
        )}
      </div>
      {mayAnswer && isOpen && (
        <form onSubmit={submit} className="mt-2 grid gap-2">
          <Field label="Resposta">
            <textarea
              className="control h-20 resize-y py-2"
              // biome-ignore lint/a11y/noAutofocus: whoever opened it wants to write
              autoFocus
              maxLength={4000}
              value={texto}
              onChange={(event) => setTexto(event.target.value)}
            />
          </Field>
          <label htmlFor={kept} className="flex items-center gap-2 text-[13px]">
            <input
              id={kept}
              type="checkbox"
              checked={isKept}
              onChange={(event) => setKept(event.target.checked)}
            />
            Guardar em Configurações, para a Lisa responder a quem perguntar o mesmo
          </label>
          {isKept && (
            <Field label="Pergunta guardada" hint="Tire nomes e dados da pessoa.">
              <input
                className="control"
                maxLength={300}
                value={asKept}
                onChange={(event) => setAsKept(event.target.value)}
              />
            </Field>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              look="primary"
              type="submit"
              disabled={answer.isPending}
              why={isReady ? undefined : texto.trim() ? 'Escreva a pergunta guardada' : 'Escreva a resposta'}
            >
              <Send aria-hidden="true" />
              {answer.isPending ? 'Enviando...' : 'Enviar resposta'}
            </Button>
            <Button look="ghost" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
