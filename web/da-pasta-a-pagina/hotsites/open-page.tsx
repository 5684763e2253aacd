import { ExternalLink, Layers } from 'lucide-react';
import { Link } from 'react-router';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

/** Links of a row to its page: current and past. */
export const PageLinks = ({ row }: { row: Hotsite }) => (
  <>
    <Link
      to={`/admin/hotsites/${row.id}/versoes`}
      className="button button-ghost size-9 px-0"
      data-hint={`Versões de ${row.nome}`}
      aria-label={`Versões de ${row.nome}`}
    >
      <Layers aria-hidden="true" />
    </Link>
    <OpenPage row={row} />
  </>
);

/** The public page in a new tab; inactive ones are not visible (HOT-11). */
function OpenPage({ row }: { row: Hotsite }) {
  const label = `Abrir página de ${row.nome}`;
  if (!row.ativo)
    return (
      <IconButton label={label} why="O hotsite está inativo: a página não abre">
        <ExternalLink />
      </IconButton>
    );
  return (
    <a
      href={`/hotsite/${encodeURIComponent(row.rota)}`}
      target="_blank"
      rel="noopener"
      aria-label={`${label} em nova aba`}
      data-hint={label}
      className="button button-ghost size-9 px-0"
    >
      <ExternalLink />
    </a>
  );
}
