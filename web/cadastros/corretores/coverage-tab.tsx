import { type ComponentType, lazy, Suspense } from 'react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

const CoberturaSite = lazy(async () => ({
  default: (await import('#web/cadastros/corretores/cobertura/cobertura-site.tsx')).CoberturaSite,
}));

/** Further parts of the tab from other features. */
export type SitePart = ComponentType<{ corretorId: number }>;

/** The tab 'Cobertura & Site' of a stored corretor (COV-01), loaded on opening. */
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
