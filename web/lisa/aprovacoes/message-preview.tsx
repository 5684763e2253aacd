import { queryOptions, useQuery } from '@tanstack/react-query';
import { type DecisionPreview, listAprovacoes, previewDecision } from '#contract/lisa/aprovacoes.ts';
import { call } from '#web/kit/api/client.ts';
import { isUnknownCall, serverMessage } from '#web/kit/api/errors.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { PaneFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { WhatsappText } from '#web/widgets/whatsapp/whatsapp-text.tsx';
import { WindowLine } from '#web/widgets/whatsapp/window-line.tsx';

const channelNames: Record<DecisionPreview['canal'], string> = {
  simulator: 'Simulador: nada chega a um telefone de verdade.',
  'cloud-api': 'Saem pelo WhatsApp oficial da equipe.',
  evolution: 'Saem pelo número de WhatsApp ligado ao sistema.',
  laboratorio: 'Laboratório: nada chega a um telefone de verdade.',
};

type Wanted = { corretorId: number; decisao: 'approve' | 'reject'; reason?: string; ligarSite?: boolean };

/** Re-read whenever shown, because the window changes with time. */
const readPreview = ({ corretorId, decisao, reason = '', ligarSite }: Wanted) =>
  queryOptions({
    queryKey: [listAprovacoes.path, 'previa', corretorId, decisao, reason, ligarSite],
    queryFn: ({ signal }) =>
      call(
        previewDecision,
        {
          query: {
            corretorId,
            decisao,
            reason: reason.trim() ? reason : undefined,
            ligarSite: ligarSite ? 'true' : undefined,
          },
        },
        signal,
      ),
    staleTime: 0,
  });

/** How many of the messages reach nobody now, said before they are read one by one; null if all go. */
export function undeliveredLine(mensagens: readonly Pick<DecisionPreview['mensagens'][number], 'modo'>[]) {
  const all = mensagens.length;
  const away = mensagens.filter(({ modo }) => modo !== 'texto' && modo !== 'modelo').length;
  if (away === 0) return null;
  if (away === all)
    return all === 1 ? 'Esta mensagem não chega agora.' : 'Nenhuma destas mensagens chega agora.';
  return `${away} destas ${all} mensagens ${away === 1 ? 'não chega' : 'não chegam'} agora.`;
}

/** The exact messages of a decision, with channel and form. */
export function MessagePreview(wanted: Wanted) {
  const preview = useQuery({ ...readPreview(wanted), placeholderData: (before) => before });
  // A server without this call is not asked again (API-20); a reading that failed is told.
  if (isUnknownCall(preview.error)) return null;
  const { data } = preview;
  return (
    <section aria-label="Mensagens que serão enviadas">
      <h3 className="font-semibold">Mensagens que serão enviadas</h3>
      {preview.isLoadingError && (
        <PaneFailure
          title="Não foi possível ler as mensagens"
          detail={serverMessage(preview.error) ?? undefined}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.isPending && <Skeleton className="mt-3 h-40" />}
      {data && (
        <>
          <p className="mt-1 grid gap-0.5 text-[13px] text-muted">
            <span>{channelNames[data.canal]}</span>
            <WindowLine janela={data.janela} />
          </p>
          {undeliveredLine(data.mensagens) && (
            <p className="mt-2 font-medium text-danger">{undeliveredLine(data.mensagens)}</p>
          )}
          <ol className="mt-3 grid grid-cols-1 gap-2 rounded-md bg-sunken p-3">
            {data.mensagens.map(({ chave, texto, modo, modelo, aviso }, index, all) => (
              <li
                key={chave}
                className="w-fit max-w-full rounded-xl rounded-tl-none border border-line bg-surface px-3 py-2 leading-6"
              >
                <WhatsappText text={texto} />
                {modo !== 'texto' && (
                  <p className="mt-1.5">
                    <Badge tone={modo === 'modelo' ? 'plain' : 'danger'}>
                      {modo === 'modelo' ? `Modelo ${modelo}` : 'Sem modelo aprovado'}
                    </Badge>
                  </p>
                )}
                {/* A common reason is shown once. */}
                {aviso && aviso !== all[index - 1]?.aviso && (
                  <p className="mt-1 text-[13px] leading-5 text-danger">{aviso}</p>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
