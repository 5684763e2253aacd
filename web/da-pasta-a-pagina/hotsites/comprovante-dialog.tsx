import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  downloadComprovante,
  type Publicacao,
  readPublicacao,
} from '#contract/da-pasta-a-pagina/comprovantes.ts';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { type HotsiteStyle, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { call, callFile } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { downloadFile } from '#web/kit/download.ts';
import { DayControl } from '#web/kit/form/day-control.tsx';
import { isDay } from '#web/kit/form/days.ts';
import { countOf, formatDate, formatDay, formatTime } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

/** Time limit of a pack with many pictures, in ms. */
const longestMs = 10 * 60_000;
const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(new Date());

interface Props {
  hotsite: Pick<Hotsite, 'id' | 'nome' | 'rota'>;
  onClose: () => void;
}

/** 'Baixar comprovante': evidence of the page as public on a day. */
export function ComprovanteDialog({ hotsite: { id, nome, rota }, onClose }: Props) {
  const [day, setDay] = useState(today);
  const which = { params: { id }, query: { data: day } };
  const found = useQuery({
    queryKey: ['/api/hotsites', 'publicacao', id, day],
    queryFn: ({ signal }) => call(readPublicacao, which, signal),
    enabled: isDay(day) && day <= today(),
    // Today's public page may change at any moment.
    gcTime: 0,
  });
  const download = useMutation({
    mutationFn: () => callFile(downloadComprovante, which, AbortSignal.timeout(longestMs)),
    onSuccess(pack) {
      downloadFile(`comprovante-${rota}-${day}.zip`, pack);
      showToast({
        title: 'Comprovante baixado',
        text: 'A auditoria guardou o registro dele, para conferência.',
      });
      onClose();
    },
    onError: (error) =>
      showToast({
        title: 'Erro ao baixar o comprovante',
        text: errorText(error, 'O arquivo não foi preparado'),
        tone: 'destructive',
      }),
  });
  const isReady = found.isSuccess && !download.isPending;
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!download.isPending}
      title="Baixar comprovante"
      description={`${nome}: a página como estava no ar, com imagens, dados, fontes e conferência, em um arquivo que pode ser verificado.`}
      footer={
        <>
          <Button disabled={download.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            look="primary"
            aria-busy={download.isPending}
            disabled={!isReady}
            why={
              found.isSuccess || found.isFetching ? undefined : 'Escolha um dia em que a página estava no ar'
            }
            onClick={() => download.mutate()}
          >
            {download.isPending ? 'Preparando...' : 'Baixar comprovante'}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => event.preventDefault()} className="grid gap-4">
        <Field
          label="Data"
          hint="Vale a página que estava no ar ao fim deste dia."
          error={
            day > today()
              ? 'Este dia ainda não chegou'
              : found.isError
                ? errorText(found.error, 'Não foi possível consultar esta data')
                : undefined
          }
        >
          <DayControl className="sm:w-56" max={today()} value={day} onChange={setDay} />
        </Field>
        <div role="status" className="min-h-[52px]">
          {found.data && <Found publicacao={found.data} day={day} />}
        </div>
      </form>
    </Dialog>
  );
}

function Found({ publicacao, day }: { publicacao: Publicacao; day: string }) {
  const { versao, publicadaEm, publicadaPor, estilo, achados, ressalva } = publicacao;
  const style = pageStyles[estilo as HotsiteStyle]?.label ?? estilo;
  return (
    <div className="rounded-xl bg-sunken px-4 py-3">
      <p>
        Em {formatDay(day)} estava no ar a <strong className="font-semibold">versão {versao}</strong>.
      </p>
      <p className="mt-0.5 text-[13px] text-muted">
        Publicada em {formatDate(publicadaEm)} às {formatTime(publicadaEm)}
        {publicadaPor ? ` por ${publicadaPor}` : ''} · {style}
      </p>
      <p className="mt-0.5 text-[13px] text-muted">
        {achados.length === 0
          ? 'A conferência não encontrou nada.'
          : `A conferência encontrou ${countOf(achados.length, 'ponto', 'pontos')}.`}
        {ressalva && ` Publicada com ressalva: ${ressalva}`}
      </p>
    </div>
  );
}
