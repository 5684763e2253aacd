import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createRouter } from '#web/app/router.tsx';
import { createQueryClient } from '#web/kit/api/queries.ts';

/** When the code of the screen that was asked for is there, or has failed to come. */
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
 * Draws the panel. Called once, with a token stored. The page says 'Carregando...' until the screen
 * can be drawn in one go: its code was fetched together with the panel's.
 */
export async function startPanel(root: HTMLElement): Promise<void> {
  // Logging out in one tab ends the panel in all of them.
  window.addEventListener('storage', (event) => {
    if (event.key === null || (event.key === 'token' && event.newValue === null))
      window.location.assign('/login');
  });
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
