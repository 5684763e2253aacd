import { type KeyboardEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type OneQuestion,
  questionsOf,
  type RunAnswer,
  type RunQuestion,
  runAnswerSchema,
} from '#contract/da-pasta-a-pagina/super-ai.ts';
import {
  fieldName,
  fieldsOf,
  optionsOf,
  type QuestionValues,
  startValues,
  typedFieldsOf,
} from '#web/da-pasta-a-pagina/super-ai/question-fields.ts';
import { QuestionOptions } from '#web/da-pasta-a-pagina/super-ai/question-options.tsx';
import { errorField, errorText } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';

interface Props {
  sessionId: string;
  question: RunQuestion;
  onAnswer: (answer: RunAnswer) => Promise<void>;
}

/**
 * Everything a run waits for, in one list: each question with what the documents may be saying, chosen by
 * touch or by its number, and fields for an answer of one's own.
 */
export function QuestionForm({ sessionId, question, onAnswer }: Props) {
  const questions = questionsOf(question);
  const form = useForm<QuestionValues>({ defaultValues: startValues(questions) });
  const { errors, isSubmitting } = form.formState;
  const [chosen, setChosen] = useState<Record<string, number>>({});

  function choose(one: OneQuestion, index: number) {
    const option = optionsOf(one)[index];
    if (!option) return;
    setChosen((before) => ({ ...before, [one.kind]: index }));
    for (const { name, hidden } of fieldsOf(one.kind)) {
      const value = option.resposta[name] ?? (hidden && '');
      if (value !== undefined) form.setValue(fieldName(one.kind, name), value);
      form.clearErrors(fieldName(one.kind, name));
    }
  }

  /** The number of an option chooses it, in the first question still open. */
  function onKeyDown(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    const focused = (event.target as HTMLElement).closest<HTMLElement>('[data-question]')?.dataset.question;
    const one =
      questions.find(({ kind }) => kind === focused) ?? questions.find(({ kind }) => !(kind in chosen));
    if (one) choose(one, Number(event.key) - 1);
  }

  const send = form.handleSubmit(async (values) => {
    const answers = questions.map(({ kind }) => ({
      kind,
      ...Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, values[fieldName(kind, name)] ?? ''])),
    }));
    const given = answers.length === 1 ? answers[0] : { kind: 'varias', respostas: answers };
    const answer = runAnswerSchema.safeParse(given);
    if (!answer.success) {
      for (const { path, message } of answer.error.issues) {
        const kind = path[0] === 'respostas' ? questions[Number(path[1])]!.kind : questions[0]!.kind;
        form.setError(fieldName(kind, String(path.at(-1))), { message }, { shouldFocus: true });
      }
      return;
    }
    try {
      await onAnswer(answer.data);
    } catch (error) {
      const message = errorText(error, 'Não foi possível enviar a resposta');
      const named = errorField(error);
      const at = questions.find(({ kind }) => fieldsOf(kind).some(({ name }) => name === named));
      const { kind } = at ?? questions[0]!;
      form.setError(fieldName(kind, at ? named! : fieldsOf(kind)[0]!.name), { message });
    }
  });

  return (
    <form
      onSubmit={send}
      onKeyDown={onKeyDown}
      noValidate
      aria-label="Pergunta da execução"
      className="grid min-w-0 grid-cols-1 gap-4 rounded-xl border border-gold bg-gold-soft p-4"
    >
      {questions.length > 1 && <p className="font-medium">{question.text}</p>}
      {questions.map((one) => (
        <fieldset key={one.kind} data-question={one.kind} className="grid min-w-0 grid-cols-1 gap-3">
          <legend className={questions.length > 1 ? 'mb-2 text-sm font-medium' : 'mb-2 font-medium'}>
            {one.text}
          </legend>
          {one.kind === 'material' && <Seen lines={one.vistos} />}
          <QuestionOptions
            sessionId={sessionId}
            question={one}
            chosen={chosen[one.kind] ?? null}
            onChoose={(index) => choose(one, index)}
          />
          {one.kind === 'material' && errors[fieldName(one.kind, 'decisao')] && (
            <p role="alert" className="field-error">
              {errors[fieldName(one.kind, 'decisao')]?.message}
            </p>
          )}
          <div className="flex flex-wrap items-start gap-3">
            {typedFieldsOf(one.kind).map(({ name, label, options }) => (
              <div key={name} className={options ? 'w-24' : 'min-w-0 flex-1 basis-44'}>
                <Field label={label} error={errors[fieldName(one.kind, name)]?.message}>
                  {options ? (
                    <select className="control" {...form.register(fieldName(one.kind, name))}>
                      <option value="">UF</option>
                      {options.map((option) => (
                        <option key={option}>{option}</option>
                      ))}
                    </select>
                  ) : (
                    <input
                      className="control"
                      autoComplete="off"
                      {...form.register(fieldName(one.kind, name))}
                    />
                  )}
                </Field>
              </div>
            ))}
            {questions.length === 1 && (
              <Send
                isSubmitting={isSubmitting}
                className={one.kind === 'material' ? 'sm:ml-auto' : 'mt-[25px] max-sm:mt-0'}
              />
            )}
          </div>
        </fieldset>
      ))}
      {questions.length > 1 && <Send isSubmitting={isSubmitting} className="justify-self-end" />}
    </form>
  );
}

/** What was seen in a folder's documents, a line each. */
const Seen = ({ lines }: { lines: string[] }) => (
  <ul
    aria-label="O que foi visto na pasta"
    className="grid min-w-0 list-disc grid-cols-1 gap-1 pl-5 text-sm text-muted"
  >
    {lines.map((line) => (
      <li key={line} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
);

const Send = ({ isSubmitting, className }: { isSubmitting: boolean; className: string }) => (
  <Button type="submit" look="primary" disabled={isSubmitting} className={`${className} max-sm:w-full`}>
    {isSubmitting ? 'Enviando...' : 'Responder'}
  </Button>
);
