import type { EmUso } from '#contract/sistema/modelos.ts';
import { tarefaInfo, tarefas } from '#contract/sistema/modelos.ts';
import type { ModelDesk } from '#server/adapters/intelligence/port.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Finding, ServiceCheck } from '#server/kernel/service-check.ts';
import { presentModelos, shutdownNotices } from './present.ts';
import { modelosServico, providerPrefix } from './provider-checks.ts';

const where = 'Escolha outro em Configurações, Modelos.';

/** Checks the providers and models in use: valid keys, available models, shutdown dates (WIR-07). */
export function modelosCheck(models: ModelDesk, clock: Clock): ServiceCheck {
  return {
    servico: modelosServico,
    nome: 'Modelos de IA',
    async check() {
      if (models.engine === 'local')
        return [{ chave: 'motor', nome: 'Motor', estado: 'desligado', mensagem: 'O motor local faz tudo.' }];
      const salvo = await models.chosen();
      const used = tarefas.flatMap((tarefa) =>
        models.inUse(tarefa, salvo).emUso.filter(({ modelo }) => modelo !== ''),
      );
      const ids = new Map(used.map(({ provedor, nome }) => [provedor, nome]));
      const keys = await Promise.all(
        [...ids].map(async ([id, nome]): Promise<Finding> => {
          const problema = (await models.list(id, { fresh: true }))?.problema ?? null;
          return problema === null
            ? { chave: `${providerPrefix}${id}`, nome, estado: 'ok', mensagem: 'Responde e aceita a chave.' }
            : { chave: `${providerPrefix}${id}`, nome, estado: 'falha', mensagem: problema };
        }),
      );
      const failing = new Set(keys.filter(({ estado }) => estado === 'falha').map(({ chave }) => chave));
      const told = presentModelos(models, salvo, clock.now());
      const found = new Map<string, Finding>();
      for (const one of Object.values(told.tarefas).flatMap(({ emUso }) => emUso))
        if (one.modelo !== '')
          found.set(
            `modelo:${one.provedor}:${one.modelo}`,
            modelFinding(models, one, {
              now: clock.now(),
              isAsked: !failing.has(`${providerPrefix}${one.provedor}`),
            }),
          );
      const undone = tarefas
        .filter((tarefa) => told.tarefas[tarefa].emUso.length === 0)
        .map(
          (tarefa): Finding => ({
            chave: `tarefa:${tarefa}`,
            nome: tarefaInfo[tarefa].rotulo,
            estado: 'falha',
            mensagem: told.tarefas[tarefa].avisos[0]?.texto ?? 'Nenhum modelo faz esta tarefa.',
            oQueFazer: where,
          }),
        );
      return [...keys, ...found.values(), ...undone];
    },
  };
}

function modelFinding(
  models: ModelDesk,
  one: EmUso,
  { now, isAsked }: { now: Date; isAsked: boolean },
): Finding {
  const base = {
    chave: `modelo:${one.provedor}:${one.modelo}`,
    nome: `Modelo ${one.modelo}`,
    expiraEm: one.encerra === null ? null : new Date(`${one.encerra}T00:00:00Z`),
  };
  const [ending] = shutdownNotices(one, now);
  if (ending)
    return {
      ...base,
      mensagem: ending.texto,
      oQueFazer: where,
      estado: ending.nivel === 'erro' ? 'falha' : 'aviso',
    };
  if (!isAsked)
    return { ...base, estado: 'aviso', mensagem: `Em uso; não pôde ser conferido com ${one.nome}.` };
  if (models.listIsKnown(one.provedor) && models.known(one) === null)
    return {
      ...base,
      estado: 'aviso',
      oQueFazer: where,
      mensagem: `Não está mais na lista de modelos de ${one.nome}.`,
    };
  return { ...base, estado: 'ok', mensagem: `Em uso, por ${one.nome}.` };
}
