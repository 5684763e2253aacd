import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { ErrorBody } from '#contract/base/errors.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

/**
 * Why a record cannot be deleted: what uses it, with a link (TER-49, TER-54); visible at any scroll position.
 */
export function UsesNotice({ refusal, onClose }: { refusal: ErrorBody; onClose: () => void }) {
  return (
    <section
      aria-label="Em uso"
      className="sticky top-20 z-20 mt-4 flex max-h-[50dvh] items-start gap-3 overflow-y-auto rounded-xl border border-line bg-danger-soft py-3 pr-2 pl-4"
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="font-medium text-danger">{refusal.message}</p>
        <ul className="mt-2 grid gap-1">
          {refusal.uses?.map((use) => (
            <li key={use.path} className="text-[13px] text-muted">
              <Link to={use.path} className="font-medium text-ink underline underline-offset-4">
                {use.label}
              </Link>
              : {use.items.map(({ nome }) => nome).join(', ')}
            </li>
          ))}
        </ul>
      </div>
      <IconButton label="Fechar" onClick={onClose}>
        <X />
      </IconButton>
    </section>
  );
}
