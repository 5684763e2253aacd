import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import {
  type Aprovacao,
  approveCorretor,
  rejectCorretor,
  reopenCorretor,
  resendMessages,
  undoDecision,
} from '#contract/lisa/aprovacoes.ts';
import { undoMs } from '#contract/lisa/lisa.ts';
import { call } from '#web/kit/api/client.ts';
import { ApiError, errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { accessLinks, handOver } from '#web/lisa/aprovacoes/access-links.ts';
import { byEmail } from '#web/lisa/aprovacoes/by-email.ts';
import { offerUndo } from '#web/lisa/aprovacoes/decided.ts';

export type Decision =
  | { decisao: 'approve'; aprovacao: Aprovacao; ligarSite: boolean }
  | { decisao: 'reject'; aprovacao: Aprovacao; reason: string };

/** Decided here, by someone else meanwhile, or not at all. */
type Outcome = 'done' | 'gone' | 'failed';

const sentIn = (name: string) => `${name}: envio em ${undoMs / 1000} segundos`;

/** Texts of each decision (WPP-12 to WPP-14). */
const texts = {
  approve: {
    done: { title: 'Corretor Aprovado!', text: 'As credenciais serão enviadas via WhatsApp.' },
    failed: { title: 'Erro ao Aprovar', text: 'Ocorreu um erro ao aprovar o corretor' },
    undo: sentIn,
    undone: 'Aprovação desfeita',
  },
  reject: {
    done: { title: 'Corretor Rejeitado', text: 'O corretor será notificado via WhatsApp.' },
    failed: { title: 'Erro ao Rejeitar', text: 'Ocorreu um erro ao rejeitar o corretor' },
    undo: sentIn,
    undone: 'Rejeição desfeita',
  },
};

const fail = (error: unknown, { title, text }: { title: string; text: string }) =>
  showToast({ title, text: errorText(error, text), tone: 'destructive' });

async function send(decision: Decision) {
  const { id, whatsapp, mesmoNumero } = decision.aprovacao;
  // A number identifies the registration, unless several share it.
  const whose = { whatsapp: whatsapp ?? '', ...(mesmoNumero > 0 ? { corretorId: id } : {}) };
  if (decision.decisao === 'approve')
    return call(approveCorretor, { body: decision.ligarSite ? { ...whose, ligarSite: true } : whose });
  const answer = await call(rejectCorretor, { body: { ...whose, reason: decision.reason } });
  return { ...answer, linkDeAcesso: null, credenciaisPor: [] };
}

/** Approves and rejects, offering undo until messages are sent; `onBack` is told who is to be decided again. */
export function useDecide(onBack?: (id: number) => void) {
  const client = useQueryClient();
  const [deciding, setDeciding] = useState<ReadonlySet<number>>(new Set());
  const mark = (id: number, on: boolean) =>
    setDeciding((now) => {
      const next = new Set(now);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });

  const sending = useMutation({ mutationFn: send });
  const undoing = useMutation({
    mutationFn: (acaoId: string) => call(undoDecision, { body: { acaoId } }),
  });

  async function undo(acaoId: string, id: number, undone: string) {
    try {
      await undoing.mutateAsync(acaoId);
      showToast({ title: undone });
    } catch (error) {
      fail(error, { title: 'Erro', text: 'Erro ao desfazer a decisão' });
    }
    await refreshLists(client, 'corretores');
    onBack?.(id);
  }

  async function decide(decision: Decision): Promise<Outcome> {
    const { id, nome } = decision.aprovacao;
    if (deciding.has(id)) return 'failed';
    const words = texts[decision.decisao];
    // Measured from before the call, so that the server's deadline is not earlier.
    const until = Date.now() + undoMs;
    mark(id, true);
    try {
      const { acaoId, linkDeAcesso, credenciaisPor = [] } = (await sending.mutateAsync(decision)) ?? {};
      if (linkDeAcesso)
        showToast({ title: words.done.title, text: await handOver({ nome, link: linkDeAcesso }) });
      else showToast({ ...words.done, text: byEmail(credenciaisPor) ?? words.done.text });
      if (acaoId)
        offerUndo({
          // Nothing goes to whom nothing reaches.
          text: linkDeAcesso ? `Aprovação de ${nome}` : words.undo(nome),
          until,
          async undo() {
            if (linkDeAcesso) accessLinks.remove(linkDeAcesso);
            await undo(acaoId, id, words.undone);
          },
        });
      await refreshLists(client, 'corretores');
      return 'done';
    } catch (error) {
      fail(error, words.failed);
      if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) {
        // Still undecided: who tries again must not decide about the next one.
        onBack?.(id);
        return 'failed';
      }
      // Someone else was faster: decide on the current state.
      await refreshLists(client, 'corretores');
      return 'gone';
    } finally {
      mark(id, false);
    }
  }
  return { decide, deciding, isUndoing: undoing.isPending };
}

/** Reopens a rejected registration, and resends failed messages. */
export function useAgain() {
  const client = useQueryClient();
  const after = (text: string) => async () => {
    await refreshLists(client, 'corretores');
    showToast({ title: 'Sucesso', text });
  };
  const reopen = useMutation({
    mutationFn: (corretorId: number) => call(reopenCorretor, { body: { corretorId } }),
    onSuccess: after('O registro voltou para os pendentes.'),
    onError: (error) => fail(error, { title: 'Erro', text: 'Erro ao reabrir o registro' }),
  });
  const resend = useMutation({
    mutationFn: (corretorId: number) => call(resendMessages, { body: { corretorId } }),
    onSuccess: after('As mensagens que falharam estão de novo na fila.'),
    onError: (error) => fail(error, { title: 'Erro', text: 'Erro ao enviar de novo' }),
  });
  return { reopen, resend };
}
