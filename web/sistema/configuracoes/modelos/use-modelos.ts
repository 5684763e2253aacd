import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Modelos, type ModelosAnswer, readModelos, saveModelos } from '#contract/sistema/modelos.ts';
import { request } from '#web/kit/api/client.ts';
import { read } from '#web/kit/api/queries.ts';

/** Who does each task of the models, and what may leave. */
export const useModelos = () => useQuery(read<ModelosAnswer>(readModelos.path));

/** Saves all choices together; the screen shows what the server made of them. */
export function useSaveModelos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (modelos: Modelos) => request<ModelosAnswer>('PUT', saveModelos.path, modelos),
    onSuccess: (answer) => client.setQueryData([readModelos.path], answer),
  });
}
