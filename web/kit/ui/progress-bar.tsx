import { cx } from '#web/kit/ui/cx.ts';

/** A progress bar in per cent; gold while running. */
export function ProgressBar(props: { value: number; label: string; tone?: 'gold' | 'danger' }) {
  const { value, label, tone = 'gold' } = props;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={cx('h-full rounded-full transition-[width]', tone === 'gold' ? 'bg-gold' : 'bg-danger')}
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
