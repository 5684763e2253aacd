import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#web/kit/api/errors.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** A write after which the list at `path` is read again; says what was done. */
export function useWrite<Input, Answer>(
  path: string,
  write: (input: Input) => Promise<Answer>,
  texts: { done: string; failed: string },
): UseMutationResult<Answer, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [path] });
      showToast({ title: texts.done });
    },
    onError: (error) =>
      showToast({ title: 'Erro', text: errorText(error, texts.failed), tone: 'destructive' }),
  });
}
