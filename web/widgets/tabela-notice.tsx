import { Link } from 'react-router';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { noDia, prazoDaTabela, type Vigencia } from '#contract/cadastros/vigencia.ts';
import { Badge } from '#web/kit/ui/badge.tsx';

const words: Partial<Record<Vigencia['estado'], { text: string; tone: 'danger' | 'alive' }>> = {
  vencida: { text: 'Tabela vencida', tone: 'danger' },
  futura: { text: 'Tabela ainda não vigente', tone: 'alive' },
};

type Priced = Pick<Empreendimento, 'precoInicial' | 'dataTabela' | 'tabelaValidaAte'>;

/** Why pages show 'Consulte' instead of a price; null if they show it. */
function reasonOf({ precoInicial, dataTabela, tabelaValidaAte }: Priced) {
  if (precoInicial === null) return null;
  const { de } = prazoDaTabela(dataTabela, 1);
  return words[noDia({ de, ate: tabelaValidaAte }, dayInBrazil(new Date())).estado] ?? null;
}

/** Notice beside a price that public pages hide, linked to requesting a new table. */
export function TabelaNotice({ record }: { record: Priced & Pick<Empreendimento, 'id' | 'nome'> }) {
  const reason = reasonOf(record);
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
