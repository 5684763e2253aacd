import type { Laboratorio } from '#contract/lisa/laboratorio.ts';
import { formatMoment } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Card } from '#web/lisa/laboratorio/card.tsx';
import type { Act } from '#web/lisa/laboratorio/use-laboratorio.ts';
import { aheadText } from '#web/lisa/laboratorio/words.ts';

const hour = 60;
const day = 24 * hour;
const steps: [string, number][] = [
  ['1 minuto', 1],
  ['1 hora', hour],
  ['1 dia', day],
  ['1 mês', 30 * day],
];

/** The laboratory's clock and its controls. */
export function ClockCard({ state, busy, act }: { state: Laboratorio; busy: boolean; act: Act }) {
  const { agora, adiantadoMs } = state;
  return (
    <Card title="Relógio">
      <p className="tabular-nums">
        <time dateTime={agora}>{formatMoment(agora)}</time>
        <span className="text-muted">
          {adiantadoMs > 0 ? ` · adiantado ${aheadText(adiantadoMs)}` : ' · na hora certa'}
        </span>
      </p>
      <fieldset className="mt-3 flex flex-wrap gap-1.5">
        <legend className="sr-only">Adiantar o relógio</legend>
        {steps.map(([label, minutos]) => (
          <Button
            key={label}
            aria-label={`Adiantar ${label}`}
            disabled={busy}
            onClick={() => act({ act: 'advance', minutos })}
          >
            +{label}
          </Button>
        ))}
      </fieldset>
    </Card>
  );
}
