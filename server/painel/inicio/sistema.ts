import { type Resumo, versaoSistema } from '#contract/painel/painel.ts';
import type { Db } from '#server/db/client.ts';
import { lastVerified, newestCopias } from '#server/sistema/copia/service.ts';

/** Result of the health checks: database, live workers (null: none expected), disk problem. */
export interface Health {
  ready: boolean;
  database: boolean;
  workers: number | null;
  disk: string | null;
}

/** System state from its health checks, and the last backup that was restored to try it (DSH-17, DSH-18). */
export async function readSistema(db: Db, health: Health): Promise<Resumo['sistema']> {
  const [verified, [newest]] = await Promise.all([lastVerified(db), newestCopias(db, 1)]);
  return {
    online: health.ready,
    problemas: [
      ...(health.database ? [] : ['O banco de dados não responde']),
      ...(health.disk ? [health.disk] : []),
      ...(newest?.erro ? [`A última cópia de segurança falhou: ${newest.erro}`] : []),
      ...(health.workers === 0 ? ['As execuções do Super AI estão paradas'] : []),
    ],
    ultimoBackup: verified?.criadaEm.toISOString() ?? null,
    versao: versaoSistema,
  };
}
