import { lazy, Suspense } from 'react';
import { CorretorDialog } from '#web/cadastros/corretores/corretor-dialog.tsx';
import type { CrudDialogProps } from '#web/kit/crud/screen.ts';
import { PartAnchor } from '#web/kit/record/part-anchor.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { VisitasCard } from '#web/widgets/visitas-card.tsx';

const AssociacoesDoCorretor = lazy(async () => ({
  default: (await import('#web/cadastros/associacoes/associacoes-do-corretor.tsx')).AssociacoesDoCorretor,
}));

/** Extra parts of a corretor's site tab: his chosen empreendimentos and visit counts. */
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
          <PartAnchor>
            <AssociacoesDoCorretor key={corretorId} corretorId={corretorId} />
          </PartAnchor>
        </Suspense>
      </section>
      <VisitasCard corretorId={corretorId} />
    </>
  );
}

/** The corretor dialog with parts of other features. */
export const CorretorWholeDialog = (props: CrudDialogProps) => (
  <CorretorDialog {...props} SiteMore={SiteMore} />
);
