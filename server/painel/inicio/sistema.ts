import { eq } from 'drizzle-orm';
import { type Resumo, versaoSistema } from '#contract/painel/painel.ts';
import type { Db } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';

/** Result of the health checks: database, live workers (null: none expected), disk problem. */
export interface Health {
  ready: boolean;
  database: boolean;
  workers: number | null;
  disk: string | null;
}

/** System state from its health checks, and the last backup (DSH-17, DSH-18). */
export async function readSistema(db: Db, health: Health): Promise<Resumo['sistema']> {
  const [backup] = await db.select().from(instalacao).where(eq(instalacao.chave, 'ultima-copia'));
  return {
    online: health.ready,
    problemas: [
      ...(health.database ? [] : ['O banco de dados não responde']),
      ...(health.disk ? [health.disk] : []),
      ...(health.workers === 0 ? ['As execuções do Super AI estão paradas'] : []),
    ],
    ultimoBackup: backup?.valor ?? null,
    versao: versaoSistema,
  };
}
