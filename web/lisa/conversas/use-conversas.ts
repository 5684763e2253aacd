import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Conversas,
  type ConversasFilter,
  giveBackConversa,
  listConversas,
  readConversa,
  resumeConversa,
  type Transcript,
  takeOverConversa,
  writeInConversa,
} from '#contract/lisa/conversas.ts';
import { fillPath, request } from '#web/kit/api/client.ts';
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

/** The conversations a view shows; what was shown before stays until they are there. */
export function useConversas({ filtro, passo, q, limite }: ConversasView) {
  const query = new URLSearchParams({ filtro, limite: String(limite) });
  if (passo) query.set('passo', passo);
  if (q.trim()) query.set('q', q);
  return useQuery({
    queryKey: [listConversas.path, 'lista', query.toString()],
    queryFn: ({ signal }) => request<Conversas>('GET', `${listConversas.path}?${query}`, undefined, signal),
    placeholderData: keepPreviousData,
  });
}

/** One conversation with what was said; its key stands under the list's, so a change has it read again. */
export function useTranscript(id: number, limite: number) {
  const path = fillPath(readConversa.path, { id });
  return useQuery({
    queryKey: [listConversas.path, 'transcricao', id, limite],
    queryFn: ({ signal }) => request<Transcript>('GET', `${path}?limite=${limite}`, undefined, signal),
    placeholderData: (before) => (before?.conversa.id === id ? before : undefined),
    // The window shuts by itself.
    staleTime: 0,
  });
}

/** A deed in a conversation: what is shown is read again, a refusal is told. */
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
  const to = (route: { path: string }) => fillPath(route.path, { id });
  return {
    takeOver: useDeed(
      (assumidaPor: number | null) => request('POST', to(takeOverConversa), { assumidaPor }),
      'Erro ao assumir a conversa',
    ),
    giveBack: useDeed(
      (assumidaPor: number | null) => request('POST', to(giveBackConversa), { assumidaPor }),
      'Erro ao devolver a conversa',
    ),
    write: useDeed(
      (texto: string) => request('POST', to(writeInConversa), { texto }),
      'Erro ao enviar a mensagem',
    ),
    resume: useDeed(() => request('POST', to(resumeConversa), {}), 'Erro ao retomar a conversa'),
  };
}
export type ConversaDeeds = ReturnType<typeof useConversaDeeds>;
