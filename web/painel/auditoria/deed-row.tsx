import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { authorText, deedText } from '#contract/painel/audit-words.ts';
import type { AuditEntry } from '#contract/painel/auditoria.ts';
import { countOf, formatTime } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { DeedDetails, hasDetails } from '#web/widgets/audit/deed-details.tsx';
import { recordPath } from '#web/widgets/audit/record-path.ts';

/** One deed as a line: when, who, what, from where; its changes expand below. */
export function DeedRow({ entry }: { entry: AuditEntry }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const path = entry.acao === 'excluiu' ? null : recordPath(entry.entidade, entry.entidadeId);
  const changes = entry.mudancas.length;
  return (
    <li>
      <div className="flex items-start gap-3 px-4 py-3 sm:gap-4">
        <time dateTime={entry.quando} className="w-10 shrink-0 text-[13px] leading-5 text-muted tabular-nums">
          {formatTime(entry.quando)}
        </time>
        <div className="min-w-0 flex-1">
          <p className="leading-5 break-words">
            <strong className="font-semibold">{authorText(entry)}</strong> {deedText(entry)}
          </p>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-[13px] text-muted">
            {changes > 0 && <span>{countOf(changes, 'campo', 'campos')}</span>}
            {entry.origem && <span className="tabular-nums">de {entry.origem}</span>}
            {path && (
              <Link to={path} className="font-medium text-ink underline underline-offset-4">
                Abrir<span className="sr-only"> {entry.nome ?? 'registro'}</span>
              </Link>
            )}
          </p>
        </div>
        {hasDetails(entry) && (
          <button
            type="button"
            className="button button-ghost -my-1.5 -mr-2 size-9 px-0"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`Detalhes: ${authorText(entry)} ${deedText(entry)}`}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown className={cx('transition-transform', open && 'rotate-180')} />
          </button>
        )}
      </div>
      {open && (
        <div id={id} className="border-t border-line bg-sunken px-4 py-4 sm:pl-[72px]">
          <DeedDetails entry={entry} />
        </div>
      )}
    </li>
  );
}
