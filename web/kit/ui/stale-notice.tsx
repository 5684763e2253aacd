import { useStaleReads } from '#web/kit/api/stale-reads.ts';
import { formatDate, formatMoment, formatTime } from '#web/kit/format.ts';

/** '14:05', or the day too if it is another one. */
function whenRead(ms: number): string {
  const iso = new Date(ms).toISOString();
  return formatDate(iso) === formatDate(new Date().toISOString()) ? formatTime(iso) : formatMoment(iso);
}

/** Says once on a screen that what it shows was not read again, with the way to do so. */
export function StaleNotice() {
  const { stale, retry } = useStaleReads();
  return (
    <div aria-live="polite">
      {stale && (
        <p className="mb-4 rounded-md border border-gold/40 bg-gold-soft/40 px-3 py-1.5 text-[13px]">
          {stale.isList ? 'Lista' : 'Dados'} de {whenRead(stale.since)}, a atualização falhou.{' '}
          <button type="button" onClick={retry} className="font-medium underline underline-offset-4">
            Tentar novamente
          </button>
        </p>
      )}
    </div>
  );
}
