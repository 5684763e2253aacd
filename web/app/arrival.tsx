import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Says aloud which screen one has come to: a link that changes only what stands beside it is not heard to do anything. */
export function Arrival({ title }: { title: string }) {
  const { pathname } = useLocation();
  const [said, say] = useState('');
  const was = useRef(pathname);
  useEffect(() => {
    // What is opened as a page is said by its title.
    if (was.current === pathname) return;
    was.current = pathname;
    say(title);
  }, [pathname, title]);
  return (
    <p aria-live="polite" className="sr-only">
      {/* Another record of the same kind is said again. */}
      {said && <span key={was.current}>Tela: {said}</span>}
    </p>
  );
}
