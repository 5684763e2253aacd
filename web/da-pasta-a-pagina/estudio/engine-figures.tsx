import type { PaginaDoMotor } from '#contract/da-pasta-a-pagina/motores.ts';
import { pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { countOf, formatCost, formatMoment } from '#web/kit/format.ts';
import { countsText } from '#web/widgets/publicacao/finding-counts.tsx';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

function costText(uso: PaginaDoMotor['uso']): string {
  if (!uso) return 'Nenhuma chamada de modelo';
  const tokens = countOf(uso.tokensEntrada + uso.tokensSaida, 'token', 'tokens');
  const said = `${countOf(uso.chamadas, 'chamada', 'chamadas')}, ${tokens}`;
  return uso.custo ? `${formatCost(uso.custo)} (${said})` : said;
}

/** An engine's page in figures: facts stated, findings, weight, cost. */
export function EngineFigures({ pagina, total }: { pagina: PaginaDoMotor; total: number }) {
  const { numero, criadaEm, feitaPor, estilo, fatos, achados, peso, uso } = pagina;
  const counts = {
    vermelhos: achados.filter(({ level }) => level === 'red').length,
    amarelos: achados.filter(({ level }) => level === 'yellow').length,
  };
  const entries: [string, string][] = [
    ['Página', `Versão ${numero}, de ${formatMoment(criadaEm)}`],
    ['Quem escreveu', `${feitaPor} · ${pageStyles[estilo].label}`],
    ['Fatos ditos', `${fatos} de ${total}`],
    ['Verificação', countsText(counts)],
    ['Peso', `${kilobytes(peso.pagina)} de página; ${kilobytes(peso.primeiraVista)} na primeira vista`],
    ['Custo', costText(uso)],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3 sm:grid-cols-2">
      {entries.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-xs text-muted">{term}</dt>
          <dd className="break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
