import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { PageFrame } from '#web/da-pasta-a-pagina/estudio/page-frame.tsx';
import { usePagePreview } from '#web/da-pasta-a-pagina/estudio/use-preview.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

interface Props {
  id: number;
  numero: number;
  /** Whether it is public. */
  publica: boolean;
  onClose: () => void;
}

/** The current page as visitors would see it, on desktop or phone. */
export function PreviewDialog({ id, numero, publica, onClose }: Props) {
  const query = usePagePreview(id, numero);
  const [narrow, setNarrow] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Prévia da versão ${numero}`}
      description={
        publica ? 'É a página que os visitantes veem.' : 'Só você vê esta página, até ela ser publicada.'
      }
      width="sm:max-w-6xl"
      readFirst
      footer={
        <>
          <Button className="mr-auto max-sm:hidden" aria-pressed={narrow} onClick={() => setNarrow(!narrow)}>
            {narrow ? <Monitor aria-hidden="true" /> : <Smartphone aria-hidden="true" />}
            {narrow ? 'Ver no computador' : 'Ver no celular'}
          </Button>
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      {query.isError ? (
        <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <PageFrame
          url={query.data.url}
          title={`Página da versão ${numero}`}
          className={cx('mx-auto block h-[64dvh]', narrow && 'sm:max-w-[390px]')}
        />
      ) : (
        <Skeleton className="h-[64dvh]" />
      )}
    </Dialog>
  );
}
