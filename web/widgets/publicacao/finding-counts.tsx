import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { Contagem } from '#contract/contagem.ts';
import { countOf } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';

/** '2 pendências graves, 1 aviso' */
export function countsText({ vermelhos, amarelos }: Contagem): string {
  const parts = [
    vermelhos > 0 && countOf(vermelhos, 'pendência grave', 'pendências graves'),
    amarelos > 0 && countOf(amarelos, 'aviso', 'avisos'),
  ].filter(Boolean);
  return parts.join(', ') || 'Sem pendências';
}

/** What a check found, in two figures; in words for who does not see the marks. */
export function FindingCounts({ counts, className }: { counts: Contagem; className?: string }) {
  const { vermelhos, amarelos } = counts;
  return (
    <span
      className={cx('inline-flex items-center gap-2 text-xs tabular-nums', className)}
      title={countsText(counts)}
    >
      <span className="sr-only">{countsText(counts)}</span>
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
    </span>
  );
}
