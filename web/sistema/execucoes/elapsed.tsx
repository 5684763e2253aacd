import { useEffect, useState } from 'react';
import { formatDuration } from '#web/sistema/execucoes/words.ts';

const tickMs = 1000;

/** A run's duration; counts up while it is live. */
export function Elapsed({ inicio, fim }: { inicio: string; fim: string | null }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (fim !== null) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [fim]);
  return formatDuration((fim ? Date.parse(fim) : now) - Date.parse(inicio));
}
