import { ExternalLink } from 'lucide-react';
import type { Hotsite } from '#contract/hotsites.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

/** The public page in a new tab; one that is not active is shown to nobody (HOT-11). */
export function OpenPage({ row }: { row: Hotsite }) {
  const label = `Abrir página de ${row.nome}`;
  if (!row.ativo)
    return (
      <IconButton label={label} disabled>
        <ExternalLink />
      </IconButton>
    );
  return (
    <a
      href={`/hotsite/${encodeURIComponent(row.rota)}`}
      target="_blank"
      rel="noopener"
      aria-label={`${label} em nova aba`}
      title={label}
      className="button button-ghost size-9 px-0"
    >
      <ExternalLink />
    </a>
  );
}
