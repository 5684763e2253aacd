import { type Laboratorio, laboratorioFaults } from '#contract/lisa/laboratorio.ts';
import { countOf, formatMoment } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Switch } from '#web/kit/ui/switch.tsx';
import { Card } from '#web/lisa/laboratorio/card.tsx';
import type { Act } from '#web/lisa/laboratorio/use-laboratorio.ts';
import { faultWords } from '#web/lisa/laboratorio/words.ts';

/** Simulated faults, and calls in transit because of them. */
export function FaultsCard({ state, act }: { state: Laboratorio; act: Act }) {
  const { falhas, aCaminho } = state;
  return (
    <Card title="Falhas do canal">
      <div className="grid gap-3 sm:grid-cols-2">
        {laboratorioFaults.map((fault) => (
          <Switch
            key={fault}
            label={faultWords[fault].label}
            hint={faultWords[fault].hint}
            checked={falhas[fault]}
            onChange={(on) => act({ act: 'faults', change: { [fault]: on } })}
          />
        ))}
      </div>
      {aCaminho.length > 0 && (
        <div className="mt-4 rounded-md bg-sunken p-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="font-medium">
              {countOf(aCaminho.length, 'mensagem a caminho', 'mensagens a caminho')}
            </p>
            <Button onClick={() => act({ act: 'deliver' })}>Entregar agora</Button>
          </div>
          <ul className="mt-2 grid gap-1 text-[13px]">
            {aCaminho.map(({ id, texto, em }) => (
              <li key={id} className="flex min-w-0 justify-between gap-3">
                <span className="min-w-0 truncate">{texto}</span>
                <span className="shrink-0 text-muted tabular-nums">
                  {em ? formatMoment(em) : 'espera o lote'}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
