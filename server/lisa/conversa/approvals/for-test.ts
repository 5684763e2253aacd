import { eq } from 'drizzle-orm';
import { normalForms } from '#server/cadastros/corretores/service.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { lisaAtos } from '#server/db/schema/lisa.ts';
import { isLaboratorio, laboratorioCanal } from '../laboratorio/number.ts';
import { readLaboratorioState } from '../laboratorio/shared-state.ts';
import type { ApprovalDeps } from './decide.ts';

/** Whom a call is about. */
type Whom = { whatsapp: string } | { acaoId: string } | { corretorId: number };

async function isTest({ db }: Pick<ApprovalDeps, 'db'>, whom: Whom): Promise<boolean> {
  if ('whatsapp' in whom) return isLaboratorio(normalForms.whatsapp(whom.whatsapp));
  const rows = await ('acaoId' in whom
    ? db
        .select({ teste: corretores.teste })
        .from(lisaAtos)
        .innerJoin(corretores, eq(corretores.id, lisaAtos.corretorId))
        .where(eq(lisaAtos.id, whom.acaoId))
    : db.select({ teste: corretores.teste }).from(corretores).where(eq(corretores.id, whom.corretorId)));
  return rows[0]?.teste === true;
}

/**
 * What a decision about this person is made with. While the channel is simulated, one of the laboratory is decided in
 * the approvals as well (LIA-15): on its channel and by its clock, so that nothing leaves by a real one.
 */
export async function depsFor<Deps extends ApprovalDeps>(deps: Deps, whom: Whom): Promise<Deps> {
  if (deps.canal !== 'simulator' || !(await isTest(deps, whom))) return deps;
  const { adiantadoMs } = await readLaboratorioState(deps.db);
  const now = () => new Date(deps.now().getTime() + adiantadoMs);
  return { ...deps, canal: laboratorioCanal, now };
}
