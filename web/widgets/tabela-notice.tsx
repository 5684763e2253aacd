import { Link } from 'react-router';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { type Priced, type TabelaState, tabelaOf } from '#web/widgets/tabela-state.ts';

/** Why pages show 'Consulte' instead of a price. */
const reasons: Partial<Record<TabelaState, { text: string; tone: 'danger' | 'alive' }>> = {
  vencida: { text: 'Tabela vencida', tone: 'danger' },
  futura: { text: 'Tabela ainda não vigente', tone: 'alive' },
};

/** Notice beside a price that public pages hide, linked to requesting a new table. */
export function TabelaNotice({ record }: { record: Priced & Pick<Empreendimento, 'id' | 'nome'> }) {
  const tabela = tabelaOf(record);
  const reason = tabela && reasons[tabela];
  if (!reason) return null;
  return (
    <Link
      to={`/admin/empreendimentos/${record.id}/pasta`}
      data-hint={`${reason.text}: as páginas dizem “Consulte”`}
      className="inline-flex rounded-md"
    >
      <Badge tone={reason.tone}>{reason.text}</Badge>
      <span className="sr-only"> de {record.nome}</span>
    </Link>
  );
}
