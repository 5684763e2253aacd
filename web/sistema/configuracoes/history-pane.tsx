import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSettingHistory, type SettingVersion } from '#contract/sistema/configuracoes.ts';

import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { TextDiff } from '#web/sistema/configuracoes/text-diff.tsx';

interface Props {
  chave: string;
  /** Content of the text area. */
  text: string;
  onUse: (text: string) => void;
}

/** Previous texts of a setting: author, date, differences, and restoring. */
export function HistoryPane({ chave, text, onUse }: Props) {
  const history = useQuery(read(readSettingHistory, { params: { chave } }));
  if (history.isPending) return <p role="status">Carregando...</p>;
  if (history.isLoadingError)
    return (
      <LoadFailure
        detail={serverMessage(history.error) ?? undefined}
        onRetry={() => void history.refetch()}
      />
    );
  if (history.data.length === 0)
    return <p className="text-muted">Nenhuma alteração: o texto padrão nunca foi trocado.</p>;
  return (
    <ol className="divide-y divide-line">
      {history.data.map((version, index) => (
        <Version key={version.id} version={version} inUse={index === 0} text={text} onUse={onUse} />
      ))}
    </ol>
  );
}

function Version(props: { version: SettingVersion; inUse: boolean; text: string; onUse: Props['onUse'] }) {
  const { version, inUse, text, onUse } = props;
  const [open, setOpen] = useState(false);
  const when = `${formatDate(version.quando)} às ${formatTime(version.quando)}`;
  const same = version.valor === text;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-52">
          <strong className="font-medium">{version.por ?? 'Administrador'}</strong>{' '}
          <span className="whitespace-nowrap text-muted tabular-nums">em {when}</span>
        </p>
        {inUse && <Badge tone="done">Em uso</Badge>}
        {version.padrao && <Badge>Texto padrão</Badge>}
        {same ? (
          <span className="text-[13px] text-muted">Igual ao do campo</span>
        ) : (
          <span className="flex gap-2">
            <Button look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
              Comparar
            </Button>
            <Button onClick={() => onUse(version.valor)} aria-label={`Usar o texto de ${when}`}>
              Usar este texto
            </Button>
          </span>
        )}
      </div>
      {open && !same && (
        <div className="mt-2">
          <TextDiff from={version.valor} to={text} label={`Do texto de ${when} ao do campo`} />
        </div>
      )}
    </li>
  );
}
