import { assetCountOf, type Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { VerificacaoLink } from '#web/widgets/publicacao/verificacao-link.tsx';

const words: Record<string, { label: string; tone: Tone }> = {
  draft: { label: 'Rascunho', tone: 'plain' },
  processing: { label: 'Processando...', tone: 'alive' },
  completed: { label: 'Concluído', tone: 'done' },
  error: { label: 'Erro', tone: 'danger' },
};

/** Processing status label (HOT-06, HOT-07); unknown ones are shown by name. */
export function statusText({ status, catalog }: Pick<Hotsite, 'status' | 'catalog'>): string {
  const { label } = words[status || 'draft'] ?? { label: status };
  const count = status === 'completed' ? assetCountOf(catalog) : null;
  return count === null ? label : `${label} (${count} ${count === 1 ? 'asset' : 'assets'})`;
}

export const isProcessing = ({ status }: Pick<Hotsite, 'status'>): boolean => status === 'processing';

/** The status with its error, and the public page's findings. */
export function StatusCell({ row }: { row: Hotsite }) {
  const isFailed = row.status === 'error';
  return (
    <span
      className="flex min-w-0 flex-col items-start gap-0.5"
      data-hint={isFailed ? (row.erro ?? undefined) : undefined}
    >
      <Badge tone={words[row.status || 'draft']?.tone ?? 'plain'}>
        {isProcessing(row) && <span aria-hidden="true" className="alive size-1.5 rounded-full bg-gold-ink" />}
        {statusText(row)}
      </Badge>
      {row.achados && <VerificacaoLink hotsiteId={row.id} nome={row.nome} achados={row.achados} />}
      {isFailed && row.erro && <span className="max-w-full text-xs text-muted sm:truncate">{row.erro}</span>}
    </span>
  );
}
