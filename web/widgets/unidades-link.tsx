import { Link } from 'react-router';

/** Link to an empreendimento's units, by its newest table. */
export function UnidadesLink({ empreendimentoId, nome }: { empreendimentoId: number; nome: string }) {
  const words = `Ver unidades de ${nome}`;
  return (
    <Link
      to={`/admin/empreendimentos/${empreendimentoId}/unidades`}
      className="button button-ghost px-2 text-[13px]"
      title={words}
      aria-label={words}
    >
      Unidades
    </Link>
  );
}
