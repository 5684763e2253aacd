import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Associacao, Associacoes } from '#contract/cadastros/associacoes.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { associacoes } from '#server/db/schema/empreendimentos.ts';
import { auditoria, users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { AppError } from '#server/kernel/errors.ts';
import { lockCorretores, lockEmpreendimentos } from './lock.ts';
import { readAssociacoes } from './read.ts';

export type Chosen = Pick<Associacao, 'empreendimentoId' | 'descricaoPersonalizada' | 'destaque' | 'ativo'>;

/** A single log value: what is shown in which order, without the descriptions, which may be personal. */
const shown = (itens: Associacao[]) =>
  itens.map(({ nome, destaque, ativo }) =>
    [nome, destaque ? ' (destaque)' : '', ativo ? '' : ' (inativa)'].join(''),
  );
const words = (itens: Associacao[]) =>
  itens
    .filter(({ descricaoPersonalizada }) => descricaoPersonalizada)
    .map(({ nome, descricaoPersonalizada }) => `${nome}: ${descricaoPersonalizada}`)
    .join('\n') || null;

/** The answer to a save based on an outdated list: who saved last, and the current list. */
async function changedMeanwhile(tx: Tx, current: Associacoes): Promise<AppError> {
  const [last] = await tx
    .select({ at: auditoria.quando, by: shownName })
    .from(auditoria)
    .leftJoin(users, eq(users.id, auditoria.userId))
    .where(
      and(
        eq(auditoria.entidade, 'corretor'),
        eq(auditoria.entidadeId, String(current.corretorId)),
        eq(auditoria.acao, 'associou'),
      ),
    )
    .orderBy(desc(auditoria.id))
    .limit(1);
  const by = last?.by ?? null;
  return new AppError(
    409,
    'alterado',
    `As associações deste corretor foram alteradas por ${by ?? 'outra pessoa'}. Confira antes de salvar.`,
    { change: { by, at: (last?.at ?? new Date()).toISOString(), fields: ['itens'], current } },
  );
}

/**
 * Replaces what a corretor shows. `versao` is the list the caller read; null overwrites any. Throws 404 for a
 * missing corretor, 400 for a missing empreendimento, 409 `alterado`.
 */
export function saveOfCorretor(
  db: Db,
  asked: { corretorId: number; versao: string | null; itens: Chosen[]; userId: number },
): Promise<Associacoes> {
  const { corretorId, versao, itens, userId } = asked;
  return db.transaction(async (tx) => {
    if (!(await lockCorretores(tx, [corretorId])).has(corretorId)) throw missingRecord('corretor');
    const before = await readAssociacoes(tx, corretorId);
    if (versao !== null && versao !== before.versao) throw await changedMeanwhile(tx, before);
    const ids = itens.map(({ empreendimentoId }) => empreendimentoId);
    const held = await lockEmpreendimentos(tx, ids);
    const lost = ids.findIndex((id) => !held.has(id));
    if (lost >= 0)
      throw new AppError(400, 'invalido', missingRecord('empreendimento').message, {
        field: `itens.${lost}.empreendimentoId`,
      });

    await write(tx, corretorId, before, itens);
    const after = await readAssociacoes(tx, corretorId);
    if (after.versao === before.versao) return after;
    const [antes, depois] = [before, after].map((list) => ({
      associacoes: shown(list.itens),
      descricoes: words(list.itens),
    }));
    await recordAudit(tx, {
      userId,
      acao: 'associou',
      entidade: 'corretor',
      entidadeId: corretorId,
      antes: antes!,
      depois: depois!,
      pessoais: ['descricoes'],
    });
    await bumpLists(tx, 'associacoes');
    return after;
  });
}

async function write(tx: Tx, corretorId: number, before: Associacoes, itens: Chosen[]): Promise<void> {
  const kept = new Set(itens.map(({ empreendimentoId }) => empreendimentoId));
  const gone = before.itens.map(({ empreendimentoId }) => empreendimentoId).filter((id) => !kept.has(id));
  if (gone.length > 0)
    await tx
      .delete(associacoes)
      .where(and(eq(associacoes.corretorId, corretorId), inArray(associacoes.empreendimentoId, gone)));
  if (itens.length === 0) return;
  await tx
    .insert(associacoes)
    .values(
      itens.map(({ empreendimentoId, descricaoPersonalizada, destaque, ativo }, ordemExibicao) => ({
        corretorId,
        empreendimentoId,
        descricaoPersonalizada,
        destaque,
        ativo,
        ordemExibicao,
      })),
    )
    .onConflictDoUpdate({
      target: [associacoes.corretorId, associacoes.empreendimentoId],
      set: {
        descricaoPersonalizada: sql`excluded.descricao_personalizada`,
        destaque: sql`excluded.destaque`,
        ativo: sql`excluded.ativo`,
        ordemExibicao: sql`excluded.ordem_exibicao`,
      },
    });
}
