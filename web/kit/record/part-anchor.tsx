import { type ReactNode, useId } from 'react';
import { PageTabContext } from './page-parts.ts';

/** The place of parts in a dialog without tabs of their own: the bar's link to what failed leads here. */
export function PartAnchor({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div id={id} className="scroll-mt-2">
      <PageTabContext value={id}>{children}</PageTabContext>
    </div>
  );
}

export const showPart = (id: string) => document.getElementById(id)?.scrollIntoView();
