import { and, eq, isNull } from 'drizzle-orm';
import { rotaFromNome } from '#contract/da-pasta-a-pagina/rota.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';

export interface HotsiteRef {
  id: number;
  rota: string;
}

export interface WantedHotsite {
  empreendimentoId: number;
  nome: string;
  rota?: string;
  driveUrl?: string | null;
  autorId?: number | null;
}

/** Taken rotas get '-2', '-3' up to this number (FLW-23). */
const maxSuffix = 500;

/**
 * Finds or creates the hotsite of an empreendimento: one each (HOT-51), with the requested rota or one from
 * its name, and the first free suffix. Safe for concurrent callers.
 */
export async function findOrCreateHotsite(tx: Tx, wanted: WantedHotsite): Promise<HotsiteRef> {
  const { empreendimentoId, nome, driveUrl = null, autorId = null } = wanted;
  const base = rotaFromNome(wanted.rota ?? nome);
  await holdEmpreendimento(tx, empreendimentoId);
  for (let n = 1; n <= maxSuffix; n++) {
    const existing = await hotsiteOf(tx, empreendimentoId);
    if (existing) return existing;
    // Waits for a competing transaction, then finds the row taken instead of failing.
    const [made] = await tx
      .insert(hotsites)
      .values({ empreendimentoId, nome, driveUrl, rota: n === 1 ? base : `${base}-${n}` })
      .onConflictDoNothing()
      .returning({ id: hotsites.id, rota: hotsites.rota });
    if (!made) continue;
    await recordAudit(tx, {
      userId: autorId,
      acao: 'criou',
      entidade: 'hotsite',
      entidadeId: made.id,
      nome,
      revisao: 1,
      depois: { nome, rota: made.rota, empreendimentoId },
    });
    await bumpLists(tx, 'hotsites', 'empreendimentos');
    return made;
  }
  throw new AppError(409, 'rota-em-uso', 'Não foi possível encontrar um endereço livre para o hotsite');
}

/** It may have been deleted during the run; from here on it is locked. */
async function holdEmpreendimento(tx: Tx, id: number): Promise<void> {
  const [row] = await tx
    .select({ id: empreendimentos.id })
    .from(empreendimentos)
    .where(and(eq(empreendimentos.id, id), isNull(empreendimentos.excluidoEm)))
    .for('share');
  if (!row) throw notFound('Empreendimento');
}

async function hotsiteOf(tx: Tx, empreendimentoId: number): Promise<HotsiteRef | undefined> {
  const [row] = await tx
    .select({ id: hotsites.id, rota: hotsites.rota })
    .from(hotsites)
    .where(and(eq(hotsites.empreendimentoId, empreendimentoId), isNull(hotsites.excluidoEm)));
  return row;
}
