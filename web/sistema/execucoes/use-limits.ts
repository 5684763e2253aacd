import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Limites, readLimites, saveLimites } from '#contract/sistema/execucoes.ts';
import { call } from '#web/kit/api/client.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { execucoesPath } from '#web/sistema/execucoes/list.tsx';

const key = [execucoesPath, 'limites'];

/** Model limits and today's usage. */
export const useLimits = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readLimites, undefined, signal),
  });

/** Saves the limits; runs are re-read, since prices change their cost. */
export function useSaveLimits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (limites: Limites) => call(saveLimites, { body: limites }),
    onSuccess(answer) {
      client.setQueryData(key, answer);
      void refreshLists(client, 'execucoes');
    },
  });
}
