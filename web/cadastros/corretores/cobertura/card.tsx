import { type ReactNode, useId } from 'react';

/** A part of the tab, with its name. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 id={id} className="text-[15px] font-semibold tracking-tight">
        {title}
      </h3>
      <div className="mt-4 grid gap-4">{children}</div>
    </section>
  );
}
