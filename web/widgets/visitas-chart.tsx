import type { Visitas } from '#contract/cadastros/visitas.ts';
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
