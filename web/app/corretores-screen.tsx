import { lazy, Suspense } from 'react';
import { CorretorDialog } from '#web/cadastros/corretores/corretor-dialog.tsx';
import type { CrudDialogProps } from '#web/kit/crud/screen.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { VisitasCard } from '#web/widgets/visitas-card.tsx';

const AssociacoesDoCorretor = lazy(async () => ({
  default: (await import('#web/cadastros/associacoes/associacoes-do-corretor.tsx')).AssociacoesDoCorretor,
}));

/** What his site shows beside what the corretor is: the empreendimentos chosen for it, and who came. */
function SiteMore({ corretorId }: { corretorId: number }) {
  return (
    <>
      <section
        aria-labelledby={`associacoes-${corretorId}`}
        className="min-w-0 rounded-xl border border-line p-4 sm:p-5"
      >
        <h3 id={`associacoes-${corretorId}`} className="mb-4 text-[15px] font-semibold tracking-tight">
          Empreendimentos do Site
        </h3>
        <Suspense fallback={<Skeleton className="h-28" />}>
          <AssociacoesDoCorretor key={corretorId} corretorId={corretorId} />
        </Suspense>
      </section>
      <VisitasCard corretorId={corretorId} />
    </>
  );
}

/** The dialog of a corretor, with the parts of other features in it. */
export const CorretorWholeDialog = (props: CrudDialogProps) => (
  <CorretorDialog {...props} SiteMore={SiteMore} />
);
