import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Corretor, corretoresRoutes } from '#contract/cadastros/corretores.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { settled } from '#web/kit/record/page-parts.ts';
import { showToast, type Toast } from '#web/kit/ui/toast.ts';

type SiteChanges = Partial<
  Pick<Corretor, 'siteAtivo' | 'slug' | 'tituloSite' | 'subtituloSite' | 'imagemFundoSite' | 'corTema'>
>;

interface Options {
  corretorId: number;
  onSaved: (corretor: Corretor) => void;
  done: (corretor: Corretor) => Toast;
  /** Title of a failure; `onError` returns true if it reported it differently. */
  failed: string;
  onError?: (error: unknown) => boolean;
}

/** Saves part of a corretor, for each button of the site card, and reports the result. */
export function useSiteSave({ corretorId, onSaved, done, failed, onError }: Options) {
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (changes: SiteChanges) =>
      call(corretoresRoutes.update, { params: { id: corretorId }, body: changes }),
    onSuccess(corretor) {
      onSaved(corretor);
      showToast(done(corretor));
      void refreshLists(client, 'corretores');
    },
    onError(error) {
      if (onError?.(error)) return;
      showToast({ title: failed, text: errorText(error), tone: 'destructive' });
    },
  });
  return {
    isSaving: saving.isPending,
    /** Whether it was saved. */
    async save(changes: SiteChanges): Promise<boolean> {
      return !saving.isPending && settled(saving.mutateAsync(changes));
    },
  };
}
