import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { PainelPage } from '#web/painel/inicio/painel-page.tsx';
import type { InPlace } from '#web/painel/inicio/waiting.tsx';

const DecideHere = lazy(async () => ({
  default: (await import('#web/lisa/aprovacoes/decide-here.tsx')).DecideHere,
}));

const inPlace: InPlace = {
  aprovacoes: {
    label: 'Decidir',
    panel: (id) => (
      <Suspense fallback={<Skeleton className="h-48" />}>
        <DecideHere corretorId={id} />
      </Suspense>
    ),
  },
};

/** The dashboard, where registrations are decided without leaving it (PNL-10). */
export const DashboardScreen = () => <PainelPage inPlace={inPlace} />;
