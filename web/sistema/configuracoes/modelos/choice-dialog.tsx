import { type FormEvent, useId, useState } from 'react';
import {
  type Atribuicao,
  type Escolha,
  esforcoLabels,
  esforcos,
  type ModelosAnswer,
  type Tarefa,
  tarefaInfo,
} from '#contract/sistema/modelos.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { ModelChoice } from '#web/sistema/configuracoes/modelos/model-choice.tsx';
import { useSaveModelos } from '#web/sistema/configuracoes/modelos/use-modelos.ts';

interface Props {
  tarefa: Tarefa;
  answer: ModelosAnswer;
  onClose: () => void;
}

/** A task's model and fallback, thinking effort and output limit. */
export function ChoiceDialog({ tarefa, answer, onClose }: Props) {
  const { rotulo, esforco, saida } = tarefaInfo[tarefa];
  const [typed, setTyped] = useState(answer.salvo.tarefas[tarefa]);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveModelos();
  const form = useId();
  const set = (part: Partial<Atribuicao>) => {
    setTyped({ ...typed, ...part });
    setProblem(null);
  };
  const choose = (name: 'escolha' | 'reserva') => (choice: Escolha | null) => set({ [name]: choice });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { ...answer.salvo, tarefas: { ...answer.salvo.tarefas, [tarefa]: typed } },
      {
        onSuccess() {
          showToast({ title: 'Escolha salva', text: 'Vale a partir da próxima chamada.' });
          onClose();
        },
        onError: (error) => setProblem(errorText(error, 'Erro ao salvar a escolha')),
      },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!save.isPending}
      title={rotulo}
      description="Sem escolha, vale o que o ambiente do servidor diz."
      footer={
        <FormFooter form={form} busy={save.isPending} onCancel={onClose}>
          {save.isPending ? 'Salvando...' : 'Salvar'}
        </FormFooter>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-6">
        <ModelChoice
          legend="Primeira escolha"
          none="O que o ambiente diz"
          choice={typed.escolha}
          provedores={answer.provedores}
          onChoose={choose('escolha')}
        />
        <ModelChoice
          legend="Reserva"
          none="Nenhuma: a tarefa falha e diz por quê"
          choice={typed.reserva}
          provedores={answer.provedores}
          onChoose={choose('reserva')}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Esforço de pensamento" hint="Pensar custa tokens da resposta.">
            <select
              className="control"
              value={typed.esforco ?? ''}
              onChange={({ target }) =>
                set({ esforco: esforcos.find((one) => one === target.value) ?? null })
              }
            >
              <option value="">Padrão da tarefa ({esforcoLabels[esforco].toLowerCase()})</option>
              {esforcos.map((one) => (
                <option key={one} value={one}>
                  {esforcoLabels[one]}
                </option>
              ))}
            </select>
          </Field>
          <Field label="Limite da resposta, em tokens" hint={`Padrão: ${saida.toLocaleString('pt-BR')}`}>
            <input
              className="control tabular-nums"
              inputMode="numeric"
              autoComplete="off"
              value={typed.saida ?? ''}
              onChange={({ target }) => {
                const digits = target.value.replace(/\D/g, '').slice(0, 7);
                set({ saida: digits === '' ? null : Number(digits) });
              }}
            />
          </Field>
        </div>
        {problem && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
