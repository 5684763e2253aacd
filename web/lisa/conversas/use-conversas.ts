import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerQuestion,
  type ConversasFilter,
  giveBackConversa,
  listConversas,
  readConversa,
  resumeConversa,
  takeOverConversa,
  writeInConversa,
} from '#contract/lisa/conversas.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

export interface ConversasView {
  filtro: ConversasFilter;
  /** A step's number, or '' for all. */
  passo: string;
  q: string;
  limite: number;
}

/** A view's conversations; previous ones are shown until loaded. */
export function useConversas({ filtro, passo, q, limite }: ConversasView) {
  const query = { filtro, limite, passo: passo || undefined, q: q.trim() ? q : undefined };
  return useQuery({
    queryKey: [listConversas.path, 'lista', query],
    queryFn: ({ signal }) => call(listConversas, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** One conversation with its transcript; the key is below the list's, so that changes invalidate it. */
export function useTranscript(id: number, limite: number) {
  return useQuery({
    queryKey: [listConversas.path, 'transcricao', id, limite],
    queryFn: ({ signal }) => call(readConversa, { params: { id }, query: { limite } }, signal),
    placeholderData: (before) => (before?.conversa.id === id ? before : undefined),
    // The window closes by time alone.
    staleTime: 0,
  });
}

/** An action in a conversation: re-reads what is shown, reports refusals. */
function useDeed<Input = void>(send: (input: Input) => Promise<unknown>, failed: string) {
  const client = useQueryClient();
  const refresh = () => refreshLists(client, 'admin/whatsapp/conversas');
  return useMutation({
    mutationFn: send,
    onSuccess: refresh,
    onError: (error) => {
      showToast({ title: 'Erro', text: errorText(error, failed), tone: 'destructive' });
      void refresh();
    },
  });
}

/** Taking over, giving back and writing. */
export function useConversaDeeds(id: number) {
  const params = { id };
  return {
    takeOver: useDeed(
      (assumidaPor: number | null) => call(takeOverConversa, { params, body: { assumidaPor } }),
      'Erro ao assumir a conversa',
    ),
    giveBack: useDeed(
      (assumidaPor: number | null) => call(giveBackConversa, { params, body: { assumidaPor } }),
      'Erro ao devolver a conversa',
    ),
    write: useDeed(
      (texto: string) => call(writeInConversa, { params, body: { texto } }),
      'Erro ao enviar a mensagem',
    ),
    answer: useDeed(
      (body: { pergunta: string; texto: string; guardarComo?: string }) =>
        call(answerQuestion, { params, body }),
      'Erro ao enviar a resposta',
    ),
    resume: useDeed(() => call(resumeConversa, { params }), 'Erro ao retomar a conversa'),
  };
}
export type ConversaDeeds = ReturnType<typeof useConversaDeeds>;
