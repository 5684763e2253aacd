import { Clock, TriangleAlert } from 'lucide-react';
import type { z } from 'zod';
import type { windowSchema } from '#contract/lisa/lisa.ts';
import { formatMoment } from '#web/kit/format.ts';

/** Whether free text is allowed now, and until when. */
export function WindowLine({ janela: { existe, aberta, ate } }: { janela: z.infer<typeof windowSchema> }) {
  const moment = ate === null ? '' : formatMoment(ate);
  const isShut = existe && !aberta;
  const Icon = isShut ? TriangleAlert : Clock;
  return (
    <span className="inline-flex items-start gap-1.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-3.5 shrink-0 ${isShut ? 'text-danger' : ''}`} />
      {!existe
        ? 'Este canal aceita mensagens a qualquer hora.'
        : isShut
          ? 'Janela de 24 horas fechada: só saem modelos aprovados.'
          : `Janela de 24 horas aberta até ${moment}.`}
    </span>
  );
}
