import { FolderSync } from 'lucide-react';
import { ScreenLink } from '#web/kit/screen-link.tsx';

/** Leads to the folder of an empreendimento: what changed in it, what it lacks, how its price stands. */
export function PastaLink({ empreendimentoId, nome }: { empreendimentoId: number; nome: string }) {
  const words = `Comparar pasta de ${nome}`;
  return (
    <ScreenLink
      to={`/admin/empreendimentos/${empreendimentoId}/pasta`}
      className="button button-ghost size-9 px-0"
      title={words}
      aria-label={words}
    >
      <FolderSync aria-hidden="true" />
    </ScreenLink>
  );
}
