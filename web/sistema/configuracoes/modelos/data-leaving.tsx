import {
  dadoInfo,
  type ModelosAnswer,
  type TipoDeDado,
  tarefaInfo,
  tarefas,
  tiposDeDado,
} from '#contract/sistema/modelos.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { Switch } from '#web/kit/ui/switch.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { useSaveModelos } from '#web/sistema/configuracoes/modelos/use-modelos.ts';

/** Recipients of a kind of data, by name. */
const receivers = ({ motor, tarefas: byTask, transcricao }: ModelosAnswer, tipo: TipoDeDado): string[] => {
  if (tipo === 'audios') return transcricao?.fora ? [transcricao.nome] : [];
  return motor === 'local'
    ? []
    : [
        ...new Set(
          tarefas
            .filter((tarefa) => tarefaInfo[tarefa].dado === tipo)
            .flatMap((tarefa) => byTask[tarefa].emUso.filter(({ fora }) => fora).map(({ nome }) => nome)),
        ),
      ];
};

/** 'O que sai daqui': each kind of data with its switch, legal basis and recipients (SAF-10). */
export function DataLeaving({ answer }: { answer: ModelosAnswer }) {
  const save = useSaveModelos();
  const { salvo } = answer;
  const set = (tipo: TipoDeDado, sai: boolean) =>
    save.mutate(
      { ...salvo, dados: { ...salvo.dados, [tipo]: sai } },
      {
        onSuccess: () =>
          showToast({
            title: 'Salvo',
            text: `“${dadoInfo[tipo].rotulo}” ${sai ? 'pode sair' : 'não sai mais'} daqui.`,
          }),
        onError: (error) =>
          showToast({ title: 'Erro', text: errorText(error, 'Erro ao salvar'), tone: 'destructive' }),
      },
    );
  return (
    <section aria-labelledby="sai">
      <h2 id="sai" className="text-[15px] font-semibold tracking-tight">
        O que sai daqui
      </h2>
      <p className="mt-0.5 mb-3 text-muted">
        O que os provedores de fora podem receber. Contratos, documentos pessoais e comprovantes nunca saem.
      </p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {tiposDeDado.map((tipo) => {
          const { rotulo, oQue, base, semEle } = dadoInfo[tipo];
          const sai = salvo.dados[tipo];
          const para = receivers(answer, tipo);
          return (
            <li key={tipo} className="px-4 py-3.5 sm:px-5">
              <Switch
                label={rotulo}
                hint={oQue}
                checked={sai}
                disabled={save.isPending}
                onChange={(next) => set(tipo, next)}
              />
              <p className="mt-1.5 pl-12 text-[13px] text-muted">
                {sai
                  ? `${para.length > 0 ? `Vai para ${para.join(', ')}.` : 'Hoje não vai para ninguém de fora.'} ${base}`
                  : semEle}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
