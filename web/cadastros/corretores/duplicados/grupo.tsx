import { useState } from 'react';
import type { GrupoDuplicado, MotivoDuplicado } from '#contract/cadastros/corretores-duplicados.ts';
import { creciText } from '#contract/cadastros/creci-text.ts';
import { StatusBadge } from '#web/cadastros/corretores/corretor-row.tsx';
import { inOrder } from '#web/cadastros/corretores/duplicados/in-order.ts';
import { useDistinguish } from '#web/cadastros/corretores/duplicados/use-distinguish.ts';
import { countOf, formatDate } from '#web/kit/format.ts';
import { RowCheckbox } from '#web/kit/table/row-checkbox.tsx';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { CorretorPhoto } from '#web/widgets/corretor-photo.tsx';

const reasons: Record<MotivoDuplicado, string> = {
  whatsapp: 'Mesmo WhatsApp',
  email: 'Mesmo email',
  creci: 'Mesmo número de CRECI',
  nome: 'Mesmo nome',
};

/** Keeps a number on one line for comparison. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

interface Props {
  grupo: GrupoDuplicado;
  onCompare: (pair: [number, number]) => void;
}

/** Corretores sharing a value; two of them are compared. */
export function Grupo({ grupo, onCompare }: Props) {
  const { motivos, corretores, total } = grupo;
  const distinguish = useDistinguish();
  const isPair = corretores.length === 2;
  const [picked, setPicked] = useState<readonly number[]>([]);
  const chosen = isPair ? corretores.map(({ id }) => id) : picked;
  const pick = (id: number) =>
    setPicked((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id].slice(-2)));
  return (
    <section
      aria-label={corretores.map(({ nome }) => nome).join(', ')}
      className="min-w-0 rounded-xl border border-line"
    >
      <div className="flex flex-wrap gap-1.5 border-b border-line px-4 py-2.5">
        {motivos.map((motivo) => (
          <Badge key={motivo} tone="alive">
            {reasons[motivo]}
          </Badge>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {corretores.map((corretor) => (
          <li key={corretor.id} className="flex min-w-0 items-center gap-3 px-4 py-2.5">
            {!isPair && (
              <span className="-ml-3">
                <RowCheckbox
                  label={`Comparar ${corretor.nome}`}
                  checked={picked.includes(corretor.id)}
                  onChange={() => pick(corretor.id)}
                />
              </span>
            )}
            <CorretorPhoto foto={corretor.foto} />
            <span className="min-w-0 flex-1 leading-5 break-words">
              <span className="block font-medium">{corretor.nome}</span>
              <span className="block text-[13px] text-muted">
                {[
                  corretor.email,
                  unbroken(creciText(corretor.creci, corretor.ufCreci)),
                  unbroken(corretor.whatsapp ?? ''),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="block text-[13px] text-muted">Desde {formatDate(corretor.criadoEm)}</span>
            </span>
            <StatusBadge row={corretor} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-2.5">
        {!isPair && (
          <span className="mr-auto text-[13px] text-muted">
            {total > corretores.length
              ? `Mostrando ${corretores.length} de ${countOf(total, 'corretor', 'corretores')}. `
              : ''}
            Escolha dois para comparar ou distinguir.
          </span>
        )}
        <Button
          look="ghost"
          disabled={distinguish.isPending}
          why={chosen.length === 2 ? undefined : 'Escolha dois que sejam pessoas diferentes'}
          onClick={() => distinguish.mutate([chosen[0]!, chosen[1]!])}
        >
          São pessoas diferentes
        </Button>
        <Button
          why={chosen.length === 2 ? undefined : 'Escolha dois para comparar'}
          onClick={() => onCompare(inOrder(corretores, chosen))}
        >
          Comparar e mesclar
        </Button>
      </div>
    </section>
  );
}
