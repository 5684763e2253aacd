import { type ReactNode, useId } from 'react';

/** A card beside the phone. */
export function Card({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div className="mb-3 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="font-semibold tracking-tight">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
