import { useForm } from 'react-hook-form';
import { ufs } from '#contract/base/common.ts';
import { type RunAnswer, type RunQuestion, runAnswerSchema } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { errorField, errorText } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';

type Values = Record<string, string>;
interface FieldSpec {
  name: string;
  label: string;
  options?: readonly string[];
}

const fields: Record<RunQuestion['kind'], FieldSpec[]> = {
  bairro: [
    { name: 'bairro', label: 'Bairro' },
    { name: 'cidade', label: 'Cidade' },
    { name: 'uf', label: 'UF', options: ufs },
  ],
  nome: [{ name: 'nome', label: 'Nome do empreendimento' }],
  incorporadora: [{ name: 'nome', label: 'Nome da incorporadora' }],
};

const emptyValues: Values = { bairro: '', cidade: '', uf: '', nome: '' };

/** Prefilled with what the documents say. */
function startValues(question: RunQuestion): Values {
  if (question.kind !== 'bairro') return emptyValues;
  const { bairro, cidade, uf } = question.found;
  return { ...emptyValues, bairro: bairro ?? '', cidade: cidade ?? '', uf: uf ?? '' };
}

interface Props {
  question: RunQuestion;
  onAnswer: (answer: RunAnswer) => Promise<void>;
}

/** A question the run waits for, with its input fields. */
export function QuestionForm({ question, onAnswer }: Props) {
  const form = useForm<Values>({ defaultValues: startValues(question) });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    const answer = runAnswerSchema.safeParse({ kind: question.kind, ...values });
    if (!answer.success) {
      for (const { path, message } of answer.error.issues) form.setError(String(path[0]), { message });
      return;
    }
    try {
      await onAnswer(answer.data);
    } catch (error) {
      const message = errorText(error, 'Não foi possível enviar a resposta');
      form.setError(errorField(error) ?? fields[question.kind][0]?.name ?? 'root', { message });
    }
  });

  return (
    <form
      onSubmit={send}
      noValidate
      aria-label="Pergunta da execução"
      className="rounded-xl border border-gold bg-gold-soft p-4"
    >
      <p className="font-medium">{question.text}</p>
      {question.kind === 'nome' && question.candidates.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {question.candidates.map((candidate) => (
            <Button key={candidate} onClick={() => form.setValue('nome', candidate)}>
              {candidate}
            </Button>
          ))}
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {fields[question.kind].map(({ name, label, options }) => (
          <div key={name} className={options ? 'w-24' : 'min-w-0 flex-1 basis-44'}>
            <Field label={label} error={errors[name]?.message}>
              {options ? (
                <select className="control" {...form.register(name)}>
                  <option value="">UF</option>
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              ) : (
                <input className="control" autoComplete="off" {...form.register(name)} />
              )}
            </Field>
          </div>
        ))}
        <Button
          type="submit"
          look="primary"
          disabled={isSubmitting}
          className="mt-[25px] max-sm:mt-0 max-sm:w-full"
        >
          {isSubmitting ? 'Enviando...' : 'Responder'}
        </Button>
      </div>
    </form>
  );
}
