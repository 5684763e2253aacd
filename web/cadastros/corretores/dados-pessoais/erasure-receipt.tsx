import type { ErasureReceipt } from '#contract/cadastros/dados-pessoais.ts';
import { fieldLabel } from '#contract/painel/audit-words.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';

/** The receipt's counts, to tell the person. */
export function ErasureReceiptView({ receipt }: { receipt: ErasureReceipt }) {
  const { recibo, apagadoEm, por, motivo, apagados } = receipt;
  const lines: [string, string | number][] = [
    ['Recibo', `nº ${recibo}`],
    ['Quando', `${formatDate(apagadoEm)} às ${formatTime(apagadoEm)}`],
    ['Por', por ?? 'Sistema'],
    ['Motivo', motivo],
    ...Object.entries(apagados)
      .filter(([, total]) => total > 0)
      .map(([campo, total]): [string, number] => [fieldLabel(campo), total]),
  ];
  return (
    <dl className="grid gap-y-2">
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2 last:border-0"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
