import { useState } from 'react';
import type { OneQuestion } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { optionsOf } from '#web/da-pasta-a-pagina/super-ai/question-fields.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { SourceView, sourcePlace } from '#web/widgets/leitura/source-view.tsx';

interface Props {
  sessionId: string;
  question: OneQuestion;
  /** Index of the chosen option. */
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** What the documents may be saying: a button each, with its words, and the page of the chosen one. */
export function QuestionOptions({ sessionId, question, chosen, onChoose }: Props) {
  const [shown, setShown] = useState(false);
  const options = optionsOf(question);
  if (options.length === 0) return null;
  const current = chosen === null ? null : options[chosen];
  return (
    <div className="grid grid-cols-1 gap-2">
      <ol className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {options.map((opcao, index) => {
          const [fonte] = opcao.fontes;
          return (
            <li key={opcao.rotulo} className="min-w-0">
              <button
                type="button"
                aria-pressed={index === chosen}
                onClick={() => onChoose(index)}
                className={cx(
                  'flex size-full min-h-11 gap-2.5 rounded-lg border bg-surface px-3 py-2 text-left transition-colors',
                  index === chosen ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-edge',
                )}
              >
                <span
                  aria-hidden="true"
                  className="mt-0.5 h-5 rounded border border-line px-1.5 text-[11px] leading-[18px] text-muted tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <span className="block text-sm font-medium break-words">{opcao.rotulo}</span>
                  {fonte && (
                    <>
                      <q className="mt-0.5 line-clamp-2 block text-[13px] leading-5 break-words text-muted">
                        {fonte.quote}
                      </q>
                      <span className="block text-xs break-words text-muted">{sourcePlace(fonte)}</span>
                    </>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {current && current.fontes.length > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <Button className="justify-self-start" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Ocultar a página' : 'Ver a página'}
          </Button>
          {shown && (
            <SourceView
              key={current.rotulo}
              of={{ run: sessionId }}
              fontes={current.fontes}
              label={`Onde se lê ${current.rotulo}`}
              small
            />
          )}
        </div>
      )}
    </div>
  );
}
