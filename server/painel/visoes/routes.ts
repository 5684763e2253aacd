import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deleteVisao, listVisoes, saveVisao } from '#contract/painel/visoes.ts';
import type { Db } from '#server/db/client.ts';
import { visoes } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';

const columns = { id: visoes.id, nome: visoes.nome, consulta: visoes.consulta };

/** Named list views, private to each administrator. */
function visoesRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  mount(app, listVisoes, ({ params, request }) =>
    db
      .select(columns)
      .from(visoes)
      .where(and(eq(visoes.userId, currentUser(request).id), eq(visoes.lista, params.lista)))
      .orderBy(sql`lower(unaccent(${visoes.nome}))`, visoes.id),
  );

  mount(app, saveVisao, ({ params, body, request }) =>
    db.transaction(async (tx) => {
      const { id: userId } = currentUser(request);
      const [row] = await tx
        .insert(visoes)
        .values({ userId, ...params, ...body })
        .onConflictDoUpdate({
          target: [visoes.userId, visoes.lista, visoes.nome],
          set: { consulta: body.consulta },
        })
        .returning(columns);
      const { id: entidadeId, ...depois } = row!;
      await recordAudit(tx, {
        userId,
        acao: 'guardou',
        entidade: 'visao',
        entidadeId,
        nome: body.nome,
        dados: { lista: params.lista, consulta: depois.consulta },
      });
      return row!;
    }),
  );

  mount(app, deleteVisao, async ({ params, request }) => {
    const { id: userId } = currentUser(request);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .delete(visoes)
        .where(and(eq(visoes.id, params.id), eq(visoes.userId, userId), eq(visoes.lista, params.lista)))
        .returning();
      if (!row) throw missingRecord('visao');
      await recordAudit(tx, {
        userId,
        acao: 'excluiu',
        entidade: 'visao',
        entidadeId: row.id,
        nome: row.nome,
      });
    });
    return done;
  });
}

export const visoesSlice = defineSlice({ routes: [visoesRoutes] });
