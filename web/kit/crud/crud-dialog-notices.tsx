import { type ReactNode, useEffect } from 'react';
import { unsayKept } from '#web/kit/form/leave-form.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';

/** A prominent line above or below a form. */
export function FormNotice(props: {
  role: 'status' | 'alert';
  tone: 'gold' | 'danger';
  children: ReactNode;
}) {
  const { role, tone, children } = props;
  return (
    <div
      role={role}
      className={cx(
        'flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md px-3 py-2',
        tone === 'gold' ? 'bg-gold-soft text-gold-ink' : 'bg-danger-soft text-danger',
      )}
    >
      {children}
    </div>
  );
}

/** Notice that an earlier draft was restored. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  useEffect(unsayKept, []);
  return (
    <FormNotice role="status" tone="gold">
      <span className="font-medium">Rascunho recuperado</span>
      <Button onClick={onDiscard}>Descartar</Button>
    </FormNotice>
  );
}
