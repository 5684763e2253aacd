import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Modelos, readModelos, saveModelos } from '#contract/sistema/modelos.ts';
import { call } from '#web/kit/api/client.ts';
import { read } from '#web/kit/api/queries.ts';

/** Task assignment and data that may leave. */
export const useModelos = () => useQuery(read(readModelos));

/** Saves all choices; the screen shows the server's result. */
export function useSaveModelos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (modelos: Modelos) => call(saveModelos, { body: modelos }),
    onSuccess: (answer) => client.setQueryData([readModelos.path], answer),
  });
}
