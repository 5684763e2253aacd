import { useQueryClient } from '@tanstack/react-query';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { Arrival } from '#web/app/arrival.tsx';
import { DashboardOffers } from '#web/app/dashboard-offers.tsx';
import { ExpiredSession } from '#web/app/expired-session.tsx';
import { GivenPassword } from '#web/app/given-password.tsx';
import { OwnPasswordSlot } from '#web/app/own-password-slot.tsx';
import { RunPillSlot } from '#web/app/run-pill-slot.tsx';
import { dashboardPath, screenAt } from '#web/app/screens.ts';
import { SearchButton } from '#web/app/search-button.tsx';
import { SectionTabs } from '#web/app/section-tabs.tsx';
import { Sidebar } from '#web/app/sidebar.tsx';
import { UserMenu } from '#web/app/user-menu.tsx';
import { followChanges } from '#web/kit/api/change-stream.ts';
import { sessionEnd } from '#web/kit/api/session-end.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { Questions } from '#web/kit/ui/questions.tsx';
import { StaleNotice } from '#web/kit/ui/stale-notice.tsx';
import { UndoBar } from '#web/kit/ui/undo-bar.tsx';
import { takeEntry } from '#web/sistema/sessao/last-place.ts';

const MobileMenu = lazy(async () => ({ default: (await import('#web/app/mobile-menu.tsx')).MobileMenu }));

/** The frame of every screen: sidebar, header with title, subtitle and user menu, content (ACC-31). */
export function Shell() {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  const client = useQueryClient();
  const [menuOpen, setMenuOpen] = useState(false);
  const title = screen?.title ?? 'Página não encontrada';

  useEffect(() => {
    document.title = `${title} · Portal do Corretor`;
  }, [title]);

  // Another screen begins at its top; going back, the browser knows where one was.
  const way = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname && way !== 'POP') window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, way]);

  // The login form that had the focus is gone: whoever entered hears the screen's name and goes on from there.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeEntry()) heading.current?.focus({ preventScroll: true });
  }, []);

  // It ends with the session.
  const isKept = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.read) === 'kept';
  useEffect(() => (isKept ? followChanges(client) : undefined), [client, isKept]);

  return (
    <div className="flex min-h-dvh">
      <a
        href="#conteudo"
        className="button button-primary fixed top-2 left-2 z-50 -translate-y-16 focus:translate-y-0"
      >
        Ir para o conteúdo
      </a>
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-30 border-b border-line bg-canvas">
          <div className="mx-auto flex min-h-16 max-w-[1440px] flex-wrap items-center gap-x-2 gap-y-1.5 px-4 py-1.5 sm:px-6">
            <IconButton label="Abrir menu" className="-ml-2 md:hidden" onClick={() => setMenuOpen(true)}>
              <Menu />
            </IconButton>
            <div className="min-w-0 flex-1">
              <h1
                ref={heading}
                tabIndex={-1}
                className="truncate text-[15px] leading-5 font-semibold tracking-tight focus:outline-none"
              >
                {title}
              </h1>
              {screen && <p className="truncate text-[13px] leading-5 text-muted">{screen.subtitle}</p>}
            </div>
            <RunPillSlot />
            <SearchButton />
            <UserMenu />
          </div>
        </header>
        <main
          id="conteudo"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1440px] flex-1 px-4 py-6 focus:outline-none sm:px-6"
        >
          <ExpiredSession />
          <GivenPassword />
          <SectionTabs />
          {screen?.path === dashboardPath && <DashboardOffers />}
          <StaleNotice />
          <Outlet />
        </main>
      </div>
      <Arrival title={title} />
      <UndoBar />
      <OwnPasswordSlot />
      <Questions />
      {menuOpen && (
        <Suspense>
          <MobileMenu open onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
