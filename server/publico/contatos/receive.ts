import { consentimentoAtual } from '#contract/publico/contatos.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { outsideRequest } from '#server/kernel/request-context.ts';
import type { ReadContato } from './read-form.ts';

export interface Received {
  contato: ReadContato;
  /** Identifies the form. */
  envio: string;
  empreendimento: { id: number; nome: string };
  corretorId: number | null;
}

/**
 * Keeps a visitor's contact; a form sent twice is kept once. Neither his address nor his values are in the
 * log.
 */
export function receiveContato(
  { db, clock }: { db: Db; clock: Clock },
  { contato, envio, empreendimento, corretorId }: Received,
): Promise<void> {
  const { typed, telefoneNormal } = contato;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contatos)
      .values({
        empreendimentoId: empreendimento.id,
        empreendimento: empreendimento.nome,
        corretorId,
        nome: typed.nome,
        telefone: typed.telefone,
        telefoneNormal,
        mensagem: typed.mensagem || null,
        consentimento: consentimentoAtual,
        envio,
        recebidoEm: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: contatos.id });
    if (!row) return;
    await outsideRequest(() =>
      recordAudit(tx, {
        userId: null,
        acao: 'deixou-contato',
        entidade: 'contato',
        entidadeId: row.id,
        dados: { empreendimentoId: empreendimento.id, corretorId, consentimento: consentimentoAtual },
      }),
    );
    await bumpLists(tx, 'contatos');
  });
}
