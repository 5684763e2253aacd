import { eq } from 'drizzle-orm';
import { type AvisoTopic, avisoTopics, newsTopics } from '#contract/lisa/assistente.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { corretorAvisos } from '#server/db/schema/lisa.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Effect } from '../conversation/session.ts';

/** What is off after each of these. */
const stopped: Partial<Record<Effect, readonly AvisoTopic[]>> = {
  'parar-novidades': newsTopics,
  'parar-avisos': avisoTopics,
  'voltar-avisos': [],
};

/** What a corretor has turned off. */
export async function stoppedTopics(db: Queryable, corretorId: number): Promise<AvisoTopic[]> {
  const [row] = await db.select().from(corretorAvisos).where(eq(corretorAvisos.corretorId, corretorId));
  return (row?.parados ?? []) as AvisoTopic[];
}

/** Turns one topic off or on again, as he chooses on his page. */
export async function setAviso(
  tx: Tx,
  { corretorId, topic, on, now }: { corretorId: number; topic: AvisoTopic; on: boolean; now: Date },
): Promise<void> {
  const others = (await stoppedTopics(tx, corretorId)).filter((each) => each !== topic);
  await keepStopped(tx, { corretorId, parados: on ? others : [...others, topic], now, origem: 'meu-espaco' });
}

/** Turns off, or on again, what a corretor gets unasked; any other effect leaves it as it is. */
export async function setAvisos(
  tx: Tx,
  { corretorId, effect, now }: { corretorId: number; effect: Effect; now: Date },
): Promise<void> {
  const wanted = stopped[effect];
  if (!wanted) return;
  const parados = [
    ...new Set([...(wanted.length > 0 ? await stoppedTopics(tx, corretorId) : []), ...wanted]),
  ];
  await keepStopped(tx, { corretorId, parados, now, origem: 'lisa' });
}

async function keepStopped(
  tx: Tx,
  {
    corretorId,
    parados,
    now,
    origem,
  }: { corretorId: number; parados: AvisoTopic[]; now: Date; origem: string },
): Promise<void> {
  const change = { parados, mudadoEm: now };
  const before = await stoppedTopics(tx, corretorId);
  await tx
    .insert(corretorAvisos)
    .values({ corretorId, ...change })
    .onConflictDoUpdate({ target: corretorAvisos.corretorId, set: change });
  await recordAudit(tx, {
    userId: null,
    acao: 'alterou',
    entidade: 'corretor',
    entidadeId: corretorId,
    dados: { origem, antes: { avisosParados: before }, depois: { avisosParados: parados } },
  });
}
