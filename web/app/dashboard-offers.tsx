import { lazy, Suspense } from 'react';
import { ContinueOffer } from '#web/app/continue-offer.tsx';

const RunResults = lazy(async () => ({
  default: (await import('#web/da-pasta-a-pagina/super-ai/run-results.tsx')).RunResults,
}));

/** Above the dashboard: where one was before the login, and what runs made meanwhile. */
export function DashboardOffers() {
  return (
    <>
      <ContinueOffer />
      <Suspense>
        <RunResults />
      </Suspense>
    </>
  );
}
