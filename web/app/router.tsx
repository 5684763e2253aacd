import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { Loading } from '#web/app/loading.tsx';
import { NotFound } from '#web/app/not-found.tsx';
import { ScreenFailure } from '#web/app/screen-failure.tsx';
import { dashboardPath, type Screen, screens } from '#web/app/screens.ts';
import { Shell } from '#web/app/shell.tsx';

const route = (path: string, screen: Screen): RouteObject => ({
  path,
  ErrorBoundary: ScreenFailure,
  lazy: { Component: screen.load },
});

/** The panel's routes; the public pages are the server's and never come here. */
export function createRouter() {
  return createBrowserRouter([
    { path: '/login', element: <Navigate to={dashboardPath} replace /> },
    {
      Component: Shell,
      HydrateFallback: Loading,
      ErrorBoundary: ScreenFailure,
      children: [
        ...screens.map((screen) => route(screen.path, screen)),
        ...screens.filter((screen) => screen.path === dashboardPath).map((screen) => route('/', screen)),
        { path: '*', Component: NotFound },
      ],
    },
  ]);
}
