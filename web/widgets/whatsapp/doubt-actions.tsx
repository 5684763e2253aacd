import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Send } from 'lucide-react';
import { decideMessage } from '#contract/lisa/canal.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

/** Resolves a message in doubt: it arrived, or is resent. */
export function DoubtActions({ id }: { id: number }) {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (decisao: 'enviar' | 'chegou') => call(decideMessage, { params: { id }, body: { decisao } }),
    onSettled: () => refreshLists(client, 'admin/whatsapp/conversas'),
    onError: (error) =>
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao decidir sobre a mensagem'),
        tone: 'destructive',
      }),
  });
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button disabled={decide.isPending} onClick={() => decide.mutate('chegou')}>
        <Check aria-hidden="true" />
        Já chegou
      </Button>
      <Button disabled={decide.isPending} onClick={() => decide.mutate('enviar')}>
        <Send aria-hidden="true" />
        Enviar de novo
      </Button>
    </div>
  );
}
