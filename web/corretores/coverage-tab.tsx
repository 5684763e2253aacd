import { lazy, Suspense } from 'react';
import type { Corretor } from '#contract/corretores.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

const CoberturaSite = lazy(async () => ({
  default: (await import('#web/corretores/cobertura/cobertura-site.tsx')).CoberturaSite,
}));

/** What the tab 'Cobertura & Site' holds for a corretor that is stored (COV-01), fetched once it is opened. */
export function CoverageTab({ corretor }: { corretor: Corretor }) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <CoberturaSite corretor={corretor} />
    </Suspense>
  );
}
