import { isIP } from 'node:net';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import {
  type Avisado,
  type Entrega,
  type estadosDeEntrega,
  type NewWebhook,
  newWebhookSchema,
  type Webhook,
} from '#contract/sistema/webhooks.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { webhookEntregas, webhooks } from '#server/db/schema/integracoes.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { AuthenticatedUser } from '#server/kernel/http/admission.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { isPublicAddress } from '#server/kernel/outbound-address.ts';
import type { Signatures } from '#server/kernel/signatures.ts';
import { secretOf } from './sign.ts';

const mostWebhooks = 20;
const mostListed = 100;

interface Deps {
  db: Db;
  ids: Ids;
  signatures: Signatures;
  /** Origins that may be told although they are private or without TLS. */
  webhookOrigins: readonly string[];
}

/** An address outside, over TLS; or one the configuration names. Throws 400. */
function checkAddress(url: string, allowed: readonly string[]): void {
  const { origin, protocol, port, username, password, hostname } = new URL(url);
  if (allowed.includes(origin)) return;
  const refuse = (sentence: string) => new AppError(400, 'invalido', sentence, { field: 'url' });
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '')
    throw refuse('O endereço precisa começar com https://, sem porta, usuário nem senha');
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (hostname === 'localhost' || (isIP(bare) !== 0 && !isPublicAddress(bare)))
    throw refuse('O endereço é desta rede; só os de WEBHOOK_ORIGINS podem ser');
}

type Values = Record<string, boolean>;

/** Addresses that are told of changes, and what they were told. */
export function createWebhooks({ db, ids, signatures, webhookOrigins }: Deps) {
  async function record(
    tx: Tx,
    user: AuthenticatedUser,
    acao: 'criou' | 'alterou' | 'excluiu',
    { row, ...values }: { row: { id: number; url: string }; antes?: Values; depois?: Values },
  ) {
    const nome = new URL(row.url).host;
    const deed = { userId: user.id, acao, entidade: 'webhook', entidadeId: row.id, nome } as const;
    await recordAudit(tx, values.antes ? { ...deed, dados: values } : deed);
  }
  const inState = (estado: (typeof estadosDeEntrega)[number]) =>
    sql<number>`(SELECT count(*)::int FROM ${webhookEntregas} e WHERE e.webhook_id = ${webhooks.id} AND e.estado = ${estado})`;

  return {
    async list(): Promise<Webhook[]> {
      const rows = await db
        .select({ row: webhooks, pendentes: inState('pendente'), falhas: inState('falhou') })
        .from(webhooks)
        .orderBy(desc(webhooks.id));
      return rows.map(({ row: { sal: _, ...row }, ...counts }) => ({
        ...row,
        ...counts,
        entidades: row.entidades as Avisado[],
        criadoEm: row.criadoEm.toISOString(),
      }));
    },

    async create(given: NewWebhook, user: AuthenticatedUser): Promise<Webhook & { segredo: string }> {
      const { url, entidades } = newWebhookSchema.parse(given);
      checkAddress(url, webhookOrigins);
      const sal = ids.secret();
      // A transaction occupies the whole embedded database: the key is read before it.
      const segredo = await secretOf(signatures, sal);
      return db.transaction(async (tx) => {
        const [known] = await tx.select({ n: count() }).from(webhooks);
        if (known!.n >= mostWebhooks)
          throw new AppError(
            409,
            'limite',
            `Há no máximo ${mostWebhooks} endereços: remova um que não se usa mais`,
          );
        const [row] = await tx.insert(webhooks).values({ url, entidades, sal }).returning();
        await record(tx, user, 'criou', { row: row! });
        const { sal: _, ...made } = row!;
        return {
          ...made,
          entidades,
          criadoEm: made.criadoEm.toISOString(),
          pendentes: 0,
          falhas: 0,
          segredo,
        };
      });
    },

    /** Throws 404 if there is none. */
    async change(id: number, ativo: boolean, user: AuthenticatedUser): Promise<void> {
      await db.transaction(async (tx) => {
        const [was] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
        if (!was) throw notFound('Endereço');
        await tx.update(webhooks).set({ ativo, motivo: null }).where(eq(webhooks.id, id));
        await record(tx, user, 'alterou', { row: was, antes: { ativo: was.ativo }, depois: { ativo } });
      });
    },

    /** Throws 404 if there is none. */
    async remove(id: number, user: AuthenticatedUser): Promise<void> {
      await db.transaction(async (tx) => {
        const [row] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning();
        if (!row) throw notFound('Endereço');
        await record(tx, user, 'excluiu', { row });
      });
    },

    async entregas(webhookId: number): Promise<Entrega[]> {
      const rows = await db
        .select()
        .from(webhookEntregas)
        .where(eq(webhookEntregas.webhookId, webhookId))
        .orderBy(desc(webhookEntregas.id))
        .limit(mostListed);
      return rows.map(({ id, entidade, acao, quando, estado, tentativas, proximaEm, resposta }) => ({
        id,
        tipo: `${entidade}.${acao}`,
        quando: quando.toISOString(),
        estado: estado as Entrega['estado'],
        tentativas,
        proximaEm: proximaEm.toISOString(),
        resposta,
      }));
    },

    /** Makes a settled delivery wait again. Throws 404 if there is none, 409 while it waits or its address is off. */
    async replay(id: number): Promise<void> {
      const [found] = await db
        .select({ estado: webhookEntregas.estado, ativo: webhooks.ativo })
        .from(webhookEntregas)
        .innerJoin(webhooks, eq(webhooks.id, webhookEntregas.webhookId))
        .where(eq(webhookEntregas.id, id));
      if (!found) throw notFound('Aviso');
      if (!found.ativo) throw new AppError(409, 'desligado', 'Ligue o endereço antes de repetir um aviso');
      if (found.estado === 'pendente') throw new AppError(409, 'pendente', 'Este aviso ainda está a caminho');
      await db
        .update(webhookEntregas)
        .set({ estado: 'pendente', tentativas: 0, proximaEm: sql`now()` })
        .where(and(eq(webhookEntregas.id, id), sql`${webhookEntregas.estado} <> 'pendente'`));
    },
  };
}
