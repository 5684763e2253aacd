import { Download } from 'lucide-react';
import { DuplicadosButton } from '#web/cadastros/corretores/duplicados/duplicados-button.tsx';
import { useBulk } from '#web/cadastros/corretores/em-lote/use-bulk.ts';
import type { FoundProps } from '#web/kit/crud/screen.ts';
import { Button } from '#web/kit/ui/button.tsx';

/** In the list's toolbar: export of the search's matches, and duplicates. */
export function HeadActions({ chosen, count }: FoundProps) {
  const { save } = useBulk(chosen, () => {});
  return (
    <>
      <Button
        disabled={count === 0 || save.isPending}
        aria-busy={save.isPending}
        onClick={() => save.mutate()}
      >
        <Download aria-hidden="true" />
        {save.isPending ? 'Exportando...' : 'Exportar'}
      </Button>
      <DuplicadosButton />
    </>
  );
}
