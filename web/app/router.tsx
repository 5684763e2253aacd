import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, Navigate, type RouteObject, redirect } from 'react-router';
import { movedTo } from '#web/app/moved.ts';
import { NotFound } from '#web/app/not-found.tsx';
import type { Screen } from '#web/app/screen.ts';
import { ScreenFailure } from '#web/app/screen-failure.tsx';
import { dashboardPath, recordScreens, screens } from '#web/app/screens.ts';
import { Shell } from '#web/app/shell.tsx';
import { readAhead } from '#web/kit/crud/read-ahead.ts';

const route = (
  client: QueryClient,
  path: string,
  { load, list }: Pick<Screen, 'load' | 'list'>,
): RouteObject => ({
  path,
  ErrorBoundary: ScreenFailure,
  lazy: { Component: load },
  // Loaded in parallel with the code; nothing waits for it here.
  loader: () => {
    if (list) readAhead(client, list);
    return null;
  },
  shouldRevalidate: () => false,
});

/** An address a screen had before leads to the one it has. */
const formerRoute = ({ was }: Screen): RouteObject[] =>
  was ? [{ path: `${was}/*`, loader: ({ request }) => redirect(movedTo(request.url)) }] : [];

/** The panel's routes; public pages are served separately. */
export function createRouter(client: QueryClient) {
  return createBrowserRouter([
    { path: '/login', element: <Navigate to={dashboardPath} replace /> },
    {
      Component: Shell,
      ErrorBoundary: ScreenFailure,
      children: [
        ...[...screens, ...recordScreens].map((screen) => route(client, screen.path, screen)),
        ...screens
          .filter((screen) => screen.path === dashboardPath)
          .map((screen) => route(client, '/', screen)),
        ...screens.flatMap(formerRoute),
        { path: '*', Component: NotFound },
      ],
    },
  ]);
}
