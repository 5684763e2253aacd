import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { HotsiteAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { writeAgain } from '#web/widgets/publicacao/write-again.ts';

/** Brings a page to what the record says and publishes it; a finding that keeps a draft is said (PAG-12). */
export function UpdatePage({ pagina, onUpdated }: { pagina: HotsiteAtras; onUpdated: () => void }) {
  const { nome, path } = pagina;
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => writeAgain(pagina),
    onSuccess({ publicada, rascunho }) {
      void refreshLists(client, 'hotsites', 'empreendimentos');
      if (publicada)
        showToast({
          title: 'Página atualizada e publicada',
          text: nome,
          link: { label: 'Ver página', href: path },
        });
      else
        showToast({
          title: 'A página nova não foi publicada',
          text: [nome, rascunho].filter(Boolean).join('\n'),
        });
      onUpdated();
    },
    onError: (error) =>
      showToast({
        title: 'Erro ao atualizar a página',
        text: errorText(error, 'Erro desconhecido'),
        tone: 'destructive',
      }),
  });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button
        className={cx('max-sm:w-full', isPending && 'opacity-60')}
        aria-busy={isPending}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        <RefreshCw aria-hidden="true" />
        {isPending ? 'Atualizando...' : 'Atualizar e publicar'}
      </Button>
      <span role="status" className="text-muted">
        {isPending && 'A página está sendo gerada de novo; isto continua se esta aba for fechada.'}
      </span>
    </div>
  );
}
