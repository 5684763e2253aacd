import { type Modelos, modelosPadrao, modelosSchema } from '#contract/sistema/modelos.ts';
import { storedSetting } from '#server/kernel/stored-setting.ts';

/** One field per choice, for the audit log. */
function flat({ tarefas, dados }: Modelos): Record<string, string | number | boolean | null> {
  const words = (choice: { provedor: string; modelo: string } | null) =>
    choice && [choice.provedor, choice.modelo].filter(Boolean).join(' ');
  return Object.fromEntries([
    ...Object.entries(tarefas).flatMap(([tarefa, { escolha, reserva, esforco, saida }]) => [
      [`${tarefa}`, words(escolha)],
      [`${tarefa}Reserva`, words(reserva)],
      [`${tarefa}Esforco`, esforco],
      [`${tarefa}Saida`, saida],
    ]),
    ...Object.entries(dados).map(([tipo, sai]) => [`sai_${tipo}`, sai]),
  ]);
}

/** Model assignment and data that may leave; effective from the next model call on, in every process. */
const modelos = storedSetting({
  chave: 'modelos',
  entidade: 'modelos',
  // Choices that came later than what was saved have their defaults.
  parse(saved) {
    const { tarefas, dados } = saved as Partial<Modelos>;
    return modelosSchema.parse({
      tarefas: { ...modelosPadrao.tarefas, ...tarefas },
      dados: { ...modelosPadrao.dados, ...dados },
    });
  },
  initial: modelosPadrao,
  words: flat,
});
export const { read: readModelos, save: saveModelos } = modelos;
