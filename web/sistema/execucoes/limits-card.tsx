import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatCount } from '#contract/base/format-count.ts';
import type { LimitesAnswer } from '#contract/sistema/execucoes.ts';
import { formatCost } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx';
import { useLimits } from '#web/sistema/execucoes/use-limits.ts';
import { tokensOf } from '#web/sistema/execucoes/words.ts';

const LimitsDialog = lazy(async () => ({
  default: (await import('#web/sistema/execucoes/limits-dialog.tsx')).LimitsDialog,
}));

/** A zero budget counts as used up. */
const share = (used: number, budget: number) =>
  budget === 0 ? 100 : Math.min(100, Math.round((used / budget) * 100));

function Meter({ label, used, budget }: { label: string; used: number; budget: number }) {
  const percent = share(used, budget);
  const reached = used >= budget;
  return (
    <div className="min-w-0">
      <p className="flex items-baseline justify-between gap-3 text-[13px]">
        <span className="text-muted">{label}</span>
        <span className={cx('tabular-nums', reached && 'font-medium text-danger')}>
          {formatCount(used)} de {formatCount(budget)}
        </span>
      </p>
      <div className="mt-2 flex">
        <ProgressBar value={percent} label={`${label} usadas hoje`} tone={reached ? 'danger' : 'gold'} />
      </div>
    </div>
  );
}

function UsedToday({ hoje, dia, execucao }: LimitesAnswer) {
  const reached = hoje.chamadas >= dia.chamadas || tokensOf(hoje) >= dia.tokens;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Meter label="Chamadas" used={hoje.chamadas} budget={dia.chamadas} />
        <Meter label="Tokens" used={tokensOf(hoje)} budget={dia.tokens} />
      </div>
      <p className={cx('mt-3 text-[13px]', reached ? 'text-danger' : 'text-muted')}>
        {reached
          ? 'O limite de hoje foi atingido: execuções que usam modelos param até amanhã, ou até o limite aumentar.'
          : `Cada execução pode usar até ${formatCount(execucao.chamadas)} chamadas e ${formatCount(execucao.tokens)} tokens.`}
        {hoje.custo && ` Custo estimado de hoje: ${formatCost(hoje.custo)}.`}
      </p>
    </>
  );
}

/** Today's model usage and limits; omitted if unavailable (API-20). */
export function LimitsCard() {
  const { data, isError } = useLimits();
  const [editing, setEditing] = useState(false);
  if (isError) return null;
  return (
    <section
      aria-label="Uso de modelos hoje"
      className="mb-6 min-h-[118px] rounded-xl border border-line bg-surface p-5"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="font-semibold tracking-tight">Uso de modelos hoje</h2>
        {data && (
          <Button aria-haspopup="dialog" onClick={() => setEditing(true)}>
            <SlidersHorizontal aria-hidden="true" />
            Limites e preços
          </Button>
        )}
      </div>
      {data &&
        (data.usaModelos || data.hoje.chamadas > 0 ? (
          <UsedToday {...data} />
        ) : (
          <p className="text-muted">O motor local está em uso: não tem custo e não para por limite.</p>
        ))}
      {editing && data && (
        <Suspense>
          <LimitsDialog limits={data} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}
