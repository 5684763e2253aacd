import { Link } from 'react-router';
import type { Contagem } from '#contract/da-pasta-a-pagina/contagem.ts';
import { FindingCounts } from '#web/widgets/publicacao/finding-counts.tsx';

interface Props {
  hotsiteId: number;
  nome: string;
  achados: Contagem;
  /** Default: the public version. */
  versaoId?: number;
}

/** A page's findings, linked to their fixes. */
export function VerificacaoLink({ hotsiteId, nome, achados, versaoId }: Props) {
  return (
    <Link
      to={`/admin/hotsites/${hotsiteId}/verificacao${versaoId ? `?versao=${versaoId}` : ''}`}
      data-hint={`Verificação de ${nome}`}
      className="-ml-1 rounded-sm px-1 py-0.5 hover:bg-sunken max-sm:py-2"
    >
      <FindingCounts counts={achados} />
      <span className="sr-only">, verificação de {nome}</span>
    </Link>
  );
}
