import { type ReactNode, useSyncExternalStore } from 'react';
import { expiredSessionText } from '#web/kit/api/errors.ts';
import { sessionNotice } from '#web/kit/api/session-notice.ts';
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
  return (
    <FormNotice role="status" tone="gold">
      <span className="font-medium">Rascunho recuperado</span>
      <Button onClick={onDiscard}>Descartar</Button>
    </FormNotice>
  );
}

/** The login link is on the screen behind the dialog (ACC-28); `unkept` marks a form without a draft. */
export function ExpiredInDialog({ unkept = false }: { unkept?: boolean | undefined }) {
  const expired = useSyncExternalStore(sessionNotice.subscribe, sessionNotice.read);
  if (!expired) return null;
  return (
    <FormNotice role="alert" tone="danger">
      <span>
        <strong className="font-semibold">{expiredSessionText}</strong>{' '}
        {unkept
          ? 'Feche esta janela e entre de novo.'
          : 'O que você digitou fica guardado: feche esta janela, entre de novo e abra-a outra vez.'}
      </span>
    </FormNotice>
  );
}
