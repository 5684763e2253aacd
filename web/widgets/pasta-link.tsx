import { FolderSync } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  empreendimentoId: number;
  nome: string;
  /** Labelled, if there is space. */
  worded?: boolean;
}

/** Link to an empreendimento's folder: changes, missing items, price validity. */
export function PastaLink({ empreendimentoId, nome, worded = false }: Props) {
  const words = `Comparar pasta de ${nome}`;
  return (
    <Link
      to={`/admin/empreendimentos/${empreendimentoId}/pasta`}
      className={cx('button button-ghost', worded ? 'px-2 text-[13px]' : 'size-9 px-0')}
      title={words}
      aria-label={words}
    >
      {worded ? 'Pasta' : <FolderSync aria-hidden="true" />}
    </Link>
  );
}
