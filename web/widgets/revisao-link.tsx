import { Link } from 'react-router';

/** Leads to what the documents of an empreendimento say, field by field. */
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
