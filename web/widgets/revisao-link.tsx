import { Link } from 'react-router';

/** Link to the facts read from an empreendimento's documents. */
export function RevisaoLink({ empreendimentoId, nome }: { empreendimentoId: number; nome: string }) {
  const words = `Revisar o que foi lido de ${nome}`;
  return (
    <Link
      to={`/admin/empreendimentos/${empreendimentoId}/revisao`}
      className="button button-ghost px-2 text-[13px]"
      title={words}
      aria-label={words}
    >
      Revisar
    </Link>
  );
}
