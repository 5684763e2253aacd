import { useEffect, useState } from 'react';

/** How long a row that was just saved stays marked, in milliseconds. */
const markMs = 3000;

/** The id of a row that was just saved, for a moment. */
export function useMarked() {
  const [marked, setMarked] = useState<number | null>(null);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), markMs);
    return () => clearTimeout(timer);
  }, [marked]);
  return [marked, setMarked] as const;
}
