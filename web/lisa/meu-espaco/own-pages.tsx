import { ChartColumn, Images, Link2, LogOut, MessageCircle, UserRound } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { MeuEspaco } from '#contract/lisa/meu-espaco.ts';
import { formatMoment } from '#web/kit/format.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { own } from './calls.ts';
import { ContatosPage } from './contatos-page.tsx';
import { DadosPage } from './dados-page.tsx';
import { failureText } from './failure-text.ts';
import { InnerLink } from './inner-link.tsx';
import { keepSeen, useKeptAt } from './kept.ts';
import { LastPedido } from './last-pedido.tsx';
import { leave } from './leave.ts';
import { LinksPage } from './links-page.tsx';
import { MaterialPage } from './material-page.tsx';
import { News } from './news.tsx';
import { Person } from './person.tsx';
import { home } from './place.ts';
import { lastVisit, readToken } from './session.ts';
import { useRead } from './use-read.ts';
import { VisitasPage } from './visitas-page.tsx';

const tabs = [
  { path: '', label: 'Links', icon: Link2 },
  { path: '/material', label: 'Material', icon: Images },
  { path: '/contatos', label: 'Contatos', icon: MessageCircle },
  { path: '/visitas', label: 'Visitas', icon: ChartColumn },
  { path: '/dados', label: 'Meus dados', icon: UserRound },
] as const;

/** Everything behind the login: who he is, and the page's parts. */
export function OwnPages({ path }: { path: string }) {
  const { data, error, again } = useRead(own.read);
  const isRead = data !== null;
  useEffect(() => {
    const token = readToken();
    if (!isRead || !token) return;
    keepSeen(token).catch((failure) => console.warn('nothing is kept for later:', failure));
  }, [isRead]);
  return (
    <>
      <Top path={path} />
      <main className="mx-auto w-full max-w-3xl px-4 pt-5 pb-28 sm:px-6 sm:pt-8 sm:pb-16">
        <KeptNotice />
        {data ? (
          <Part path={path} espaco={data} onChanged={again} />
        ) : error ? (
          <LoadFailure detail={failureText(error)} onRetry={again} />
        ) : (
          <div role="status" aria-label="Carregando" className="grid gap-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-44" />
            <Skeleton className="h-64" />
          </div>
        )}
      </main>
    </>
  );
}

/** Says that there is no connection, and of when what stands here is. */
function KeptNotice() {
  const moment = useKeptAt();
  return (
    <p role="status" className="mb-4 rounded-lg border border-line bg-surface px-4 py-3 text-sm empty:hidden">
      {moment && `Sem conexão. O que está aqui foi guardado em ${formatMoment(moment)}.`}
    </p>
  );
}

/** Whether the team answered his request since he was here: that is news as well. */
function isDecidedSince(pedido: MeuEspaco['pedido']): boolean {
  const since = lastVisit();
  return pedido?.decididoEm != null && (since === null || pedido.decididoEm > since);
}

function Part({ path, espaco, onChanged }: { path: string; espaco: MeuEspaco; onChanged: () => void }) {
  if (path === '/material') return <MaterialPage espaco={espaco} />;
  if (path === '/contatos') return <ContatosPage />;
  if (path === '/visitas') return <VisitasPage />;
  if (path === '/dados') return <DadosPage espaco={espaco} onChanged={onChanged} />;
  return (
    <>
      <Person corretor={espaco.corretor} />
      {isDecidedSince(espaco.pedido) && <LastPedido pedido={espaco.pedido!} onChanged={onChanged} />}
      <News />
      <LinksPage espaco={espaco} />
    </>
  );
}

/** Navigation at the bottom on a phone, in the header on a wide screen. */
function Top({ path }: { path: string }) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex h-14 w-full max-w-3xl items-center gap-3 px-4 sm:px-6">
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <p className="font-semibold tracking-tight sm:mr-4">Meu espaço</p>
        <Tabs path={path} />
        <button
          type="button"
          onClick={() => void leave()}
          className="button button-ghost -mr-2 ml-auto px-2.5"
        >
          <LogOut aria-hidden="true" />
          Sair
        </button>
      </div>
    </header>
  );
}

function Tabs({ path }: { path: string }) {
  return (
    <nav
      aria-label="Partes da página"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:static sm:h-full sm:border-0 sm:pb-0"
    >
      <ul className="grid grid-cols-5 sm:flex sm:h-full sm:gap-5">
        {tabs.map(({ path: to, label, icon: Icon }) => (
          <li key={to} className="sm:h-full">
            <Tab to={home + to} isHere={to === path}>
              <Icon aria-hidden="true" className="size-[22px] sm:hidden" />
              {label}
            </Tab>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Tab = ({ to, isHere, children }: { to: string; isHere: boolean; children: ReactNode }) => (
  <InnerLink
    href={to}
    aria-current={isHere ? 'page' : undefined}
    className="tab relative flex h-15 flex-col items-center justify-center gap-1 text-[11px] font-medium text-muted hover:text-ink focus-visible:-outline-offset-4 sm:h-full sm:text-sm"
  >
    {children}
  </InnerLink>
);
