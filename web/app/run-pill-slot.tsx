import { lazy, Suspense, useEffect, useState } from 'react';

const RunPill = lazy(async () => ({
  default: (await import('#web/da-pasta-a-pagina/super-ai/run-pill.tsx')).RunPill,
}));

/** How long a screen has for itself first, in ms. */
const restMs = 1500;

/** The pill of a run, loaded once the screen stands. */
export function RunPillSlot() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    wanted && (
      <Suspense>
        <RunPill />
      </Suspense>
    )
  );
}
