import { BarChart, type Series } from '#web/kit/chart/bar-chart.tsx';
import { dayOf } from '#web/kit/format.ts';
import { ResumoCard, type ResumoQuery } from '#web/painel/inicio/resumo-card.tsx';

const series: Series[] = [
  { label: 'Corretores cadastrados', one: 'cadastro', many: 'cadastros', look: 'fill-edge' },
  {
    label: 'Hotsites publicados',
    one: 'publicação',
    many: 'publicações',
    look: 'fill-gold stroke-gold-ink',
  },
];

/** Growth of the programme: corretores registered and hotsites published per week. */
export function SemanasChart({ resumo }: { resumo: ResumoQuery }) {
  return (
    <ResumoCard title="Cadastros e publicações por semana" resumo={resumo}>
      {({ semanas }) =>
        semanas.every(({ corretores, publicacoes }) => corretores + publicacoes === 0) ? (
          <p className="px-5 pt-1 pb-5 text-muted">
            {`Nenhum cadastro e nenhuma publicação nas últimas ${semanas.length} semanas.`}
          </p>
        ) : (
          <BarChart
            series={series}
            moments={semanas.map(({ inicio, corretores, publicacoes }) => ({
              key: inicio,
              values: [corretores, publicacoes],
            }))}
            whole={`Últimas ${semanas.length} semanas`}
            each="Semana de"
            nameOf={dayOf}
            named={3}
          />
        )
      }
    </ResumoCard>
  );
}
