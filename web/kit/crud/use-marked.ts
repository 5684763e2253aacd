import { useEffect, useState } from 'react';

/** How long a saved row is highlighted, in ms. */
const markMs = 3000;

/** The id of a row saved a moment ago. */
export function useMarked() {
  const [marked, setMarked] = useState<number | null>(null);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), markMs);
    return () => clearTimeout(timer);
  }, [marked]);
  return [marked, setMarked] as const;
}
