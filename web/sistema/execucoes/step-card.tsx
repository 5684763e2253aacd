import { Check, X } from 'lucide-react';
import type { Passo } from '#contract/sistema/execucoes.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { formatDuration, passoLabels, passoTones } from '#web/sistema/execucoes/words.ts';

type Substep = Passo['subpassos'][number];

function Sign({ estado }: Pick<Substep, 'estado'>) {
  return (
    <span aria-hidden="true" className="relative top-0.5 grid size-3.5 shrink-0 place-items-center">
      {estado === 'concluido' && <Check className="size-3.5 text-done" strokeWidth={2.5} />}
      {estado === 'erro' && <X className="size-3.5 text-danger" strokeWidth={2.5} />}
      {estado === 'em-andamento' && <span className="alive size-2 rounded-full bg-gold" />}
      {estado === 'pendente' && <span className="size-1.5 rounded-full border border-edge" />}
    </span>
  );
}

/** Closing note and duration; before that the number of finished parts. */
function detailOf({ nota, inicio, fim, itens, estado }: Substep): string {
  const took = inicio && fim ? formatDuration(Date.parse(fim) - Date.parse(inicio)) : null;
  const done = estado !== 'concluido' && itens > 0 ? `${itens} prontos` : null;
  return [nota, took, done].filter(Boolean).join(' · ');
}

/** One step of a run with its substeps. */
export function StepCard({ step }: { step: Passo }) {
  return (
    <li
      className={cx(
        'min-w-0 rounded-xl border bg-surface p-4',
        step.estado === 'em-andamento' ? 'border-gold' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate font-semibold tracking-tight">{step.rotulo}</h3>
        <Badge tone={passoTones[step.estado]}>{passoLabels[step.estado]}</Badge>
      </div>
      <ul className="mt-3 grid grid-cols-1 gap-0.5 max-sm:gap-1.5">
        {step.subpassos.map((substep) => (
          <li
            key={substep.id}
            className="flex items-baseline gap-x-2.5 text-[13px] leading-6 max-sm:flex-wrap max-sm:leading-5"
          >
            <Sign estado={substep.estado} />
            <span
              className={cx(
                'shrink-0',
                substep.estado === 'em-andamento' ? 'font-medium text-ink' : 'text-muted',
                substep.estado === 'erro' && 'font-medium text-danger',
              )}
            >
              {substep.rotulo}
              <span className="sr-only"> ({passoLabels[substep.estado].toLowerCase()})</span>
            </span>
            <span className="min-w-0 flex-1 truncate text-right text-xs leading-6 text-faint tabular-nums empty:hidden max-sm:basis-full max-sm:pl-6 max-sm:text-left max-sm:leading-5">
              {detailOf(substep)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
