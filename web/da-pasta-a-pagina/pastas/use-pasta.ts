import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { saveVigencia } from '#contract/cadastros/vigencia.ts';
import { compararPasta, getPasta, type Pasta, refazerPasta } from '#contract/da-pasta-a-pagina/pastas.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refresh, refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** Poll interval of a re-reading run, in ms. */
const askMs = 2000;
const isReading = (pasta: Pasta | undefined) => pasta?.execucao?.state === 'running';

/** An empreendimento's folder and its actions. */
export function usePasta(id: number) {
  const client = useQueryClient();
  const address = addressOf(getPasta, { params: { id } });
  const query = useQuery({
    ...read(getPasta, { params: { id } }),
    gcTime: 0,
    refetchInterval: ({ state }) => (isReading(state.data) ? askMs : false),
  });
  const failed = (title: string) => (error: unknown) =>
    showToast({ title: 'Erro', text: errorText(error, title), tone: 'destructive' });

  const compare = useMutation({
    mutationFn: () => call(compararPasta, { params: { id } }),
    onSuccess: (pasta) => client.setQueryData([address], pasta),
    onError: failed('Erro ao comparar a pasta'),
  });
  const reread = useMutation({
    mutationFn: () => call(refazerPasta, { params: { id } }),
    onSuccess: () => query.refetch(),
    onError: failed('Erro ao ler a pasta de novo'),
  });
  const vigencia = useMutation({
    mutationFn: (dias: number) => call(saveVigencia, { body: { dias } }),
    onSuccess: async () => {
      await refreshLists(client, 'empreendimentos');
      await query.refetch();
      showToast({ title: 'Sucesso', text: 'Validade da tabela salva' });
    },
    onError: failed('Erro ao salvar a validade'),
  });

  // When reading ends, everything showing the record is outdated.
  const reading = isReading(query.data);
  const was = useRef(reading);
  useEffect(() => {
    if (was.current && !reading) {
      void refreshLists(client, 'empreendimentos', 'hotsites');
      void refresh(client, `/api/empreendimentos/${id}/leitura`);
    }
    was.current = reading;
  }, [reading, client, id]);

  return { query, compare, reread, vigencia, reading };
}
