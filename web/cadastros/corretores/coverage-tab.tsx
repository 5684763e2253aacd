import { type ComponentType, lazy, Suspense } from 'react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

const CoberturaSite = lazy(async () => ({
  default: (await import('#web/cadastros/corretores/cobertura/cobertura-site.tsx')).CoberturaSite,
}));

/** Further parts of the tab, which other features bring. */
export type SitePart = ComponentType<{ corretorId: number }>;

/** What the tab 'Cobertura & Site' holds for a corretor that is stored (COV-01), fetched once it is opened. */
export function CoverageTab({ corretor, SiteMore }: { corretor: Corretor; SiteMore?: SitePart }) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <div className="grid gap-4">
        <CoberturaSite corretor={corretor} />
        {SiteMore && <SiteMore corretorId={corretor.id} />}
      </div>
    </Suspense>
  );
}
