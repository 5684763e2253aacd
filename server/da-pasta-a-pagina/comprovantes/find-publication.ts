import { eq } from 'drizzle-orm';
import type { Publicacao } from '#contract/da-pasta-a-pagina/comprovantes.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { users } from '#server/db/schema/sistema.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { endOfDay, today } from './days.ts';
import { publishedAt } from './published-at.ts';

/**
 * What was public at the end of a day, with the related names. Throws AppError 400 for a future day, 404 if
 * there is no such hotsite or nothing was public yet.
 */
export async function findPublication(
  { db, clock }: { db: Db; clock: Clock },
  hotsiteId: number,
  data: string | undefined,
) {
  const now = today(clock.now());
  const day = data ?? now;
  if (day > now) throw new AppError(400, 'data', 'Escolha uma data até hoje', { field: 'data' });
  const [row] = await db
    .select({ hotsite: hotsites, empreendimento: empreendimentos })
    .from(hotsites)
    .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
    .where(eq(hotsites.id, hotsiteId));
  if (!row) throw notFound('Hotsite');
  const published = await publishedAt(db, hotsiteId, endOfDay(day));
  if (!published)
    throw new AppError(404, 'sem-publicacao', 'Nesta data o hotsite ainda não tinha página publicada', {
      field: 'data',
    });
  const [author] =
    published.autorId === null
      ? []
      : await db.select({ username: users.username }).from(users).where(eq(users.id, published.autorId));
  return { ...row, ...published, day, por: author?.username ?? null };
}
export type FoundPublication = Awaited<ReturnType<typeof findPublication>>;

export const presentPublication = (found: FoundPublication): Publicacao => ({
  versao: found.versao.numero,
  publicadaEm: found.publicadaEm.toISOString(),
  publicadaPor: found.por,
  motivo: found.motivo,
  ressalva: found.ressalva,
  achados: found.achados,
  motor: found.versao.motor,
  estilo: found.versao.estilo,
});
