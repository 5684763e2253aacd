import { Link } from 'react-router';
import { mostVisited, type Visitado } from '#contract/cadastros/visitas.ts';
import { countOf } from '#web/kit/format.ts';

interface Props {
  title: string;
  rows: readonly Visitado[];
  /** Address of one's own visits. */
  to: (id: number) => string;
}

/** Whose pages were opened most, with a bar for each one's share of the first. */
export function MostVisited({ title, rows, to }: Props) {
  const most = Math.max(1, ...rows.map(({ paginas }) => paginas));
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border border-line bg-surface pt-3 pb-2">
      <h3 className="px-5 font-semibold tracking-tight">{title}</h3>
      {rows.length === mostVisited && (
        <p className="px-5 text-[13px] text-muted">Os {mostVisited} mais vistos do mês</p>
      )}
      <ol className="mt-1">
        {rows.map(({ id, nome, paginas, contatos }) => (
          <li key={`${id} ${nome}`} className="px-5 py-2">
            <p className="flex items-baseline gap-3">
              {id === null ? (
                <span className="min-w-0 flex-1 break-words text-muted">{nome}</span>
              ) : (
                <Link to={to(id)} className="min-w-0 flex-1 font-medium break-words hover:underline">
                  {nome}
                </Link>
              )}
              <span className="shrink-0 text-[13px] tabular-nums">
                {countOf(paginas, 'visita', 'visitas')}
                <span className="text-muted"> · {countOf(contatos, 'contato', 'contatos')}</span>
              </span>
            </p>
            <svg
              aria-hidden="true"
              className="mt-1.5 block h-1 w-full overflow-visible"
              preserveAspectRatio="none"
            >
              <rect width={`${(paginas / most) * 100}%`} height="4" rx="2" className="fill-edge" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
