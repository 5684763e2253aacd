import { FolderSync } from 'lucide-react';
import { Link } from 'react-router';

interface Props {
  empreendimentoId: number;
  nome: string;
}

/** Link to an empreendimento's folder: changes, missing items, price validity. */
export function PastaLink({ empreendimentoId, nome }: Props) {
  const words = `Comparar pasta de ${nome}`;
  return (
    <Link
      to={`/admin/empreendimentos/${empreendimentoId}/pasta`}
      className="button button-ghost size-9 px-0"
      data-hint={words}
      aria-label={words}
    >
      <FolderSync aria-hidden="true" />
    </Link>
  );
}
