import type { Visitas, VisitasDoMes } from '#contract/cadastros/visitas.ts';
import { BarChart, type Series } from '#web/kit/chart/bar-chart.tsx';
import { dayOf } from '#web/kit/format.ts';

const series: Series[] = [
  { label: 'Visitas', one: 'visita', many: 'visitas', look: 'fill-edge' },
  {
    label: 'Contatos por WhatsApp',
    one: 'contato',
    many: 'contatos',
    look: 'fill-gold stroke-gold-ink',
  },
];

/** Page views and contact clicks of each day. */
export function VisitasChart({ dias, whole }: { dias: Visitas['dias']; whole: string }) {
  return (
    <BarChart
      series={series}
      moments={dias.map(({ dia, paginas, contatos }) => ({ key: dia, values: [paginas, contatos] }))}
      whole={whole}
      each="Dia"
      nameOf={dayOf}
      named={Math.ceil(dias.length / 5)}
    />
  );
}

interface MonthsProps {
  meses: VisitasDoMes['meses'];
  whole: string;
  /** '2026-11' → 'nov/26'. */
  nameOf: (mes: string) => string;
}

/** The same of each month. */
export function MesesChart({ meses, whole, nameOf }: MonthsProps) {
  return (
    <BarChart
      series={series}
      moments={meses.map(({ mes, paginas, contatos }) => ({ key: mes, values: [paginas, contatos] }))}
      whole={whole}
      each="Mês"
      nameOf={nameOf}
      named={Math.ceil(meses.length / 6)}
    />
  );
}
