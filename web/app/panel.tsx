import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createRouter } from '#web/app/router.tsx';
import { createQueryClient } from '#web/kit/api/queries.ts';

/** Draws the panel. Called once, with a token stored. */
export function startPanel(root: HTMLElement): void {
  // Logging out in one tab ends the panel in all of them.
  window.addEventListener('storage', (event) => {
    if (event.key === null || (event.key === 'token' && event.newValue === null))
      window.location.assign('/login');
  });
  const client = createQueryClient();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={createRouter(client)} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
