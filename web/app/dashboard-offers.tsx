import { lazy, Suspense } from 'react';
import { ContinueOffer } from '#web/app/continue-offer.tsx';

const AccessLinks = lazy(async () => ({
  default: (await import('#web/lisa/aprovacoes/access-links-list.tsx')).AccessLinks,
}));

const RunResults = lazy(async () => ({
  default: (await import('#web/da-pasta-a-pagina/super-ai/run-results.tsx')).RunResults,
}));

/** Above the dashboard: where one was before the login, links still to be handed over, what runs made meanwhile. */
export function DashboardOffers() {
  return (
    <>
      <ContinueOffer />
      <Suspense>
        <AccessLinks />
        <RunResults />
      </Suspense>
    </>
  );
}
