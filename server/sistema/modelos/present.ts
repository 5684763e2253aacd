import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import {
  type AvisoDeModelo,
  type EmUso,
  type Modelos,
  type ModelosAnswer,
  motorLocal,
  necessidadeLabels,
  type Tarefa,
  tarefaInfo,
  tarefas,
} from '#contract/sistema/modelos.ts';
import type { ModelDesk, ProviderCheck } from '#server/adapters/intelligence/port.ts';

/** Days before a shutdown from which it is announced. */
const warnDays = 60;
/** Fewer tokens do not allow a long answer. */
const longAnswer = 16_000;

/** The choices with who does each task now, and remarks. Makes no outside calls. */
export function presentModelos(
  desk: ModelDesk,
  salvo: Modelos,
  now: Date,
  looks?: ReadonlyMap<string, ProviderCheck>,
): Omit<ModelosAnswer, 'transcricao'> {
  return {
    motor: desk.engine,
    salvo,
    provedores: desk.providers(looks),
    tarefas: Object.fromEntries(
      tarefas.map((tarefa) => {
        const { emUso, missing } = desk.inUse(tarefa, salvo);
        const avisos = [
          ...missing.map(({ nome, why }) => aviso(emUso.length === 0 ? 'erro' : 'aviso', `${nome}: ${why}`)),
          ...(emUso.length === 0 && missing.length === 0 && desk.engine === 'model'
            ? [aviso('erro', 'Nenhum modelo faz esta tarefa: escolha um.')]
            : []),
          ...emUso.flatMap((one) => [...shutdownNotices(one, now), ...needNotices(desk, tarefa, one)]),
        ];
        return [tarefa, { emUso, avisos }];
      }),
    ) as ModelosAnswer['tarefas'],
  };
}

const aviso = (nivel: AvisoDeModelo['nivel'], texto: string): AvisoDeModelo => ({ nivel, texto });
const shown = (day: string) => day.split('-').reverse().join('/');

/** Notice that a model was shut down, or will be within 60 days. */
export function shutdownNotices({ modelo, encerra }: EmUso, now: Date): AvisoDeModelo[] {
  if (encerra === null) return [];
  const days = Math.round((Date.parse(encerra) - Date.parse(dayInBrazil(now))) / dayMs);
  if (days <= 0)
    return [aviso('erro', `${modelo} foi desligado pelo provedor em ${shown(encerra)}: escolha outro.`)];
  if (days > warnDays) return [];
  const when = days === 1 ? 'amanhã' : `em ${days} dias`;
  return [
    aviso('aviso', `${modelo} será desligado pelo provedor em ${shown(encerra)} (${when}): escolha outro.`),
  ];
}

/** Required capabilities this model lacks, as far as known. */
function needNotices(desk: ModelDesk, tarefa: Tarefa, { provedor, modelo, nome }: EmUso): AvisoDeModelo[] {
  if (provedor === motorLocal) return [];
  const choice = { provedor, modelo };
  const listed = desk.known(choice);
  if (!listed && desk.listIsKnown(provedor))
    return [aviso('aviso', `${modelo} não está na lista de modelos de ${nome}: confira o nome.`)];
  const { precisa } = tarefaInfo[tarefa];
  const lacks = precisa.filter((need) => {
    if (need === 'visao') return !desk.sees(choice) || listed?.visao === false;
    if (need === 'esquema') return listed?.esquema === false;
    if (need === 'busca') return !desk.searches(choice);
    return listed?.saida != null && listed.saida < longAnswer;
  });
  return lacks.map((need) =>
    need === 'busca'
      ? aviso(
          'aviso',
          `${modelo} não busca na web por este provedor: o texto virá do que ele sabe, e isso será dito.`,
        )
      : need === 'esquema'
        ? aviso(
            'aviso',
            `${modelo} não declara que ${necessidadeLabels[need]}: o formato será pedido em palavras.`,
          )
        : aviso('erro', `${modelo} não serve para esta tarefa: não ${necessidadeLabels[need]}.`),
  );
}
