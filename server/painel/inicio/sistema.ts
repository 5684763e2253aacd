import { eq } from 'drizzle-orm';
import { type Resumo, versaoSistema } from '#contract/painel/painel.ts';
import type { Db } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';

/** What the health checks found: does the database answer, how many workers live (null: none to have), what is wrong with the disk. */
export interface Health {
  ready: boolean;
  database: boolean;
  workers: number | null;
  disk: string | null;
}

/** State of the system by its health checks, and its last backup (DSH-17, DSH-18). */
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
