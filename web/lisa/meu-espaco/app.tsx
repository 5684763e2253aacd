import { useEffect } from 'react';
import { EnterPage } from './enter-page.tsx';
import { OwnPages } from './own-pages.tsx';
import { PasswordPage } from './password-page.tsx';
import { go, home, usePlace } from './place.ts';
import { readToken } from './session.ts';

/** Selects the page by address and session. */
export function App() {
  const { pathname, hash } = usePlace();
  const path = pathname.slice(home.length).replace(/\/+$/, '');
  const isIn = readToken() !== null;
  const wanted = path === '/senha' ? null : isIn ? (path === '/entrar' ? home : null) : `${home}/entrar`;
  useEffect(() => {
    if (wanted !== null && wanted !== pathname) go(wanted, { replace: true });
  }, [wanted, pathname]);
  if (path === '/senha') return <PasswordPage key={hash} token={hash.slice(1)} />;
  return isIn ? <OwnPages path={path} /> : <EnterPage />;
}
