import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/lisa/canal.ts';
import { SendError, type WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { lisaAvisos } from '#server/db/schema/lisa.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import { inspectChannel } from './channel-check.ts';
import { decideDoubt } from './decide-doubt.ts';

export interface CanalRoutesDeps {
  db: Db;
  channel: WhatsappChannel;
  now: () => Date;
  isOurs: (template: string) => boolean;
  wake: () => void;
}

/** Time limit of the channel for an interactive request. */
const timeoutMs = 15_000;
/** Approximate lifetime of a code. */
const codeMs = 20_000;

/** Channel administration: inspecting, connecting a phone, resolving problems and doubts. */
export function canalRoutes(app: FastifyInstance, deps: CanalRoutesDeps): void {
  const { db, channel, now, wake } = deps;
  mount(app, contract.checkChannel, async () => {
    await inspectChannel(deps, AbortSignal.timeout(timeoutMs));
    return done;
  });
  mount(app, contract.connectPhone, async ({ reply }) => {
    if (!channel.connectionCode) throw new AppError(409, 'sem-qr', contract.canalMessages.noCode);
    // Whoever scans the code gets access to the account.
    reply.header('cache-control', 'no-store');
    try {
      const code = await channel.connectionCode(AbortSignal.timeout(timeoutMs));
      return { ...code, validoPorMs: codeMs };
    } catch (error) {
      if (error instanceof SendError)
        throw new AppError(502, error.code, contract.canalMessages.noAnswer, { cause: error });
      throw error;
    }
  });
  mount(app, contract.resolveNotice, async ({ body: { chave }, request }) => {
    const userId = currentUser(request).id;
    await db.transaction(async (tx) => {
      const { rowCount } = await tx
        .update(lisaAvisos)
        .set({ vistoPor: userId, vistoEm: now() })
        .where(and(eq(lisaAvisos.canal, channel.kind), eq(lisaAvisos.chave, chave)));
      if (!rowCount) throw new AppError(404, 'nao-encontrado', contract.canalMessages.noNotice);
      await recordAudit(tx, { userId, acao: 'viu-aviso', entidade: 'canal', dados: { chave } });
      await bumpLists(tx, 'admin/whatsapp/canal');
    });
    return done;
  });
  mount(app, contract.decideMessage, async ({ params: { id }, body: { decisao }, request }) => {
    await decideDoubt({ db, canal: channel.kind, now }, { id, decisao, userId: currentUser(request).id });
    wake();
    return done;
  });
}
