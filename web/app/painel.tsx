import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createRouter } from '#web/app/router.tsx';
import { createQueryClient } from '#web/kit/api/queries.ts';
import { focusFirstFaults } from '#web/kit/form/first-fault.ts';
import { showHints } from '#web/kit/ui/tooltip.ts';
import { rememberPlace } from '#web/sistema/sessao/last-place.ts';

/** Resolves when the requested screen's code has loaded or failed. */
function untilReady(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * Renders the panel, once, with a stored token. The page shows 'Carregando...' until the screen can be
 * rendered completely: its code was loaded in parallel.
 */
export async function startPainel(root: HTMLElement): Promise<void> {
  // Logging out in one tab ends the panel in all of them.
  window.addEventListener('storage', (event) => {
    if (event.key !== null && (event.key !== 'token' || event.newValue !== null)) return;
    rememberPlace();
    window.location.assign('/login');
  });
  focusFirstFaults();
  showHints();
  const client = createQueryClient();
  const router = createRouter(client);
  await untilReady(router);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
