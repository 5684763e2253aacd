import { useEffect } from 'react';
import { serverMessage } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useCode } from '#web/lisa/conversas/use-canal.ts';

/** The QR code connecting the phone: renewed while visible, closed once scanned. */
export function CodeDialog({ onClose, onConnected }: { onClose: () => void; onConnected: () => void }) {
  const code = useCode(true);
  const { data } = code;
  const isConnected = data?.estado === 'conectado';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it happens
  useEffect(() => {
    if (isConnected) onConnected();
  }, [isConnected]);
  return (
    <Dialog
      open
      onClose={onClose}
      width="sm:max-w-md"
      title="Conectar o aparelho"
      description={data && !isConnected ? `Instância ${data.aparelho}` : undefined}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      {code.isPending && <Skeleton className="mx-auto size-64" />}
      {code.isError && !data && (
        <LoadFailure detail={serverMessage(code.error) ?? undefined} onRetry={() => void code.refetch()} />
      )}
      {isConnected && <p className="font-medium text-done">O aparelho está conectado.</p>}
      {data && !isConnected && (
        <>
          {data.qr ? (
            // White border also in dark mode: cameras need it.
            <img
              src={data.qr}
              alt="QR code para conectar o WhatsApp"
              className="mx-auto size-64 rounded-md bg-white p-2"
            />
          ) : (
            <p className="py-10 text-center text-muted">O servidor ainda está gerando o QR code...</p>
          )}
          <ol className="mt-4 list-decimal space-y-1 pl-5 text-[13px] text-muted">
            <li>No celular da imobiliária, abra o WhatsApp.</li>
            <li>Toque em Aparelhos conectados e em Conectar um aparelho.</li>
            <li>Aponte a câmera para este código.</li>
          </ol>
          <p role="status" className="mt-3 text-[13px] text-muted">
            {code.isError
              ? 'O código não pôde ser renovado e pode ter vencido. Tentando de novo...'
              : 'O código vence em poucos segundos e é renovado sozinho enquanto esta janela estiver aberta.'}
          </p>
        </>
      )}
    </Dialog>
  );
}
