import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErrorBody } from '#contract/base/errors.ts';
import { nounOf } from '#contract/base/nouns.ts';
import { capital } from '#contract/base/plain.ts';
import { entidadeOfList } from '#contract/entidades.ts';
import { type LixeiraItem, restoreFromLixeira } from '#contract/painel/lixeira.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { refusalOf } from '#web/kit/api/refusal.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { recordPath } from '#web/widgets/audit/record-path.ts';

/** A refused restore that can be resolved. */
export interface Obstacle {
  item: LixeiraItem;
  refusal: ErrorBody;
}

function doneText(entidade: string): string {
  const { one, gender } = nounOf(entidade);
  return `${capital(one)} restaurad${gender === 'f' ? 'a' : 'o'} com sucesso`;
}

const listOf = (entidade: string) =>
  Object.entries(entidadeOfList).flatMap(([list, kind]) => (kind === entidade ? [list] : []));

/** Restores records. Obstacles are returned to be resolved in place. */
export function useRestore() {
  const client = useQueryClient();
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ item, values = {} }: { item: LixeiraItem; values?: Record<string, string> }) =>
      call(restoreFromLixeira, { params: { entidade: item.entidade, id: item.id }, body: values }),
    onSuccess: async (_, { item }) => {
      setObstacle(null);
      await refreshLists(client, 'lixeira', ...listOf(item.entidade));
      const href = recordPath(item.entidade, String(item.id));
      showToast({
        title: 'Sucesso',
        text: doneText(item.entidade),
        ...(href && { link: { label: `Abrir ${item.nome}`, href } }),
      });
    },
    onError: async (error, { item }) => {
      const refusal = await refusalOf(error);
      if (refusal && (refusal.code === 'pai-na-lixeira' || refusal.field)) setObstacle({ item, refusal });
      else
        showToast({
          title: 'Erro',
          text: errorText(error, `Erro ao restaurar ${nounOf(item.entidade).one}`),
          tone: 'destructive',
        });
    },
  });
  return {
    restore: (item: LixeiraItem, values?: Record<string, string>) => mutate({ item, values }),
    restoring: isPending ? variables.item : null,
    obstacle,
    giveUp: () => setObstacle(null),
  };
}
