import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { Contagem } from '#contract/da-pasta-a-pagina/contagem.ts';
import { countOf } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';

/** '2 pendências graves, 1 aviso'; null if the record changed since it was verified. */
export function countsText(counts: Contagem | null): string {
  if (!counts) return 'Por verificar: o cadastro mudou';
  const { vermelhos, amarelos } = counts;
  const parts = [
    vermelhos > 0 && countOf(vermelhos, 'pendência grave', 'pendências graves'),
    amarelos > 0 && countOf(amarelos, 'aviso', 'avisos'),
  ].filter(Boolean);
  return parts.join(', ') || 'Sem pendências';
}

/** Two finding counts; in words for screen readers. */
export function FindingCounts({ counts, className }: { counts: Contagem | null; className?: string }) {
  return (
    <span
      className={cx('inline-flex items-center gap-2 text-xs tabular-nums', className)}
      data-hint={countsText(counts)}
    >
      <span className="sr-only">{countsText(counts)}</span>
      {counts ? (
        <Marks counts={counts} />
      ) : (
        <span aria-hidden="true" className="inline-flex items-center gap-1 text-muted">
          <CircleDashed className="size-3.5" />
          Por verificar
        </span>
      )}
    </span>
  );
}

function Marks({ counts: { vermelhos, amarelos } }: { counts: Contagem }) {
  return (
    <>
      {vermelhos > 0 && (
        <span aria-hidden="true" className="inline-flex items-center gap-1 font-medium text-danger">
          <CircleAlert className="size-3.5" />
          {vermelhos}
        </span>
      )}
      {amarelos > 0 && (
        <span aria-hidden="true" className="inline-flex items-center gap-1 font-medium text-gold-ink">
          <TriangleAlert className="size-3.5" />
          {amarelos}
        </span>
      )}
      {vermelhos + amarelos === 0 && (
        <span aria-hidden="true" className="inline-flex items-center gap-1 text-done">
          <CircleCheck className="size-3.5" />
          Em ordem
        </span>
      )}
    </>
  );
}
