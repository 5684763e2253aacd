import { eq, sql } from 'drizzle-orm';
import { changeCobertura, normalForms, slugForNew } from '#server/cadastros/corretores/service.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores, corretorPrecos } from '#server/db/schema/corretores.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import type { Session } from './conversation/session.ts';
import { laboratorioCanal } from './laboratorio/number.ts';
import { hasNumber, readableNumber } from './people/person.ts';
import { bairrosIn } from './regiao/territory.ts';
import type { CorretorRow } from './sessions.ts';
import { creciToStore } from './taken.ts';

/** Personal fields of a corretor, stored separately in the log. */
const personal = ['nome', 'nomeGuerra', 'slug', 'email', 'creci', 'whatsapp', 'foto', 'regiaoTrabalho'];
const unlogged = [
  'id',
  'revisao',
  'criadoEm',
  'atualizadoEm',
  'emailNormal',
  'creciNormal',
  'whatsappNormal',
];

/** Corretor columns from a finished session. */
async function columnsOf(tx: Tx, session: Session) {
  const creci = await creciToStore(tx, session);
  const email = session.email!;
  return {
    nome: session.nome!,
    nomeGuerra: session.nomeGuerra!,
    email,
    creci,
    ufCreci: session.ufCreci,
    emailNormal: normalForms.email(email),
    creciNormal: normalForms.creci(creci),
    foto: session.foto,
    regiaoTrabalho: session.regiaoTrabalho,
    precoMinimo: session.precoMinimo,
    precoMaximo: session.precoMaximo,
  };
}

/** The record's number: the one they write from, else the one stated. */
function numberOf(pessoa: string, { telefone }: Session) {
  const normal = hasNumber(pessoa) ? pessoa : telefone;
  return { whatsapp: normal && readableNumber(normal), whatsappNormal: normal };
}

async function savePrecos(tx: Tx, corretorId: number, { precoMinimo, precoMaximo }: Session): Promise<void> {
  const range = { precoMin: precoMinimo, precoMax: precoMaximo };
  await tx
    .insert(corretorPrecos)
    .values({ corretorId, ...range })
    .onConflictDoUpdate({ target: corretorPrecos.corretorId, set: { ...range, atualizadoEm: new Date() } });
}

/** Files the territory of the region as coverage: it counts once the corretor is approved (LIA-06). */
async function fileCobertura(tx: Tx, corretorId: number, { memoria }: Session): Promise<void> {
  const bairrosIds = await bairrosIn(tx, memoria.lugares ?? []);
  await changeCobertura(tx, { corretorId, bairrosIds, userId: null });
}

/** Creates a corretor awaiting approval from a finished registration (WPP-28). */
export async function createPendente(
  tx: Tx,
  { pessoa, canal }: { pessoa: string; canal: string },
  session: Session,
): Promise<number> {
  const values = {
    ...(await columnsOf(tx, session)),
    ...(await slugForNew(tx, { nome: session.nome!, nomeGuerra: session.nomeGuerra! })),
    ...numberOf(pessoa, session),
    ativo: true,
    aprovado: false,
    teste: canal === laboratorioCanal,
  };
  const [row] = await tx.insert(corretores).values(values).returning();
  await savePrecos(tx, row!.id, session);
  await recordAudit(tx, {
    userId: null,
    acao: 'criou',
    entidade: 'corretor',
    entidadeId: row!.id,
    revisao: row!.revisao,
    depois: changedFields({}, values, unlogged).depois,
    pessoais: personal,
    // The laboratory finds its results by this mark.
    dados: { origem: canal === laboratorioCanal ? canal : 'lisa' },
  });
  await fileCobertura(tx, row!.id, session);
  await bumpLists(tx, 'corretores');
  return row!.id;
}

/** Applies a person's correction while waiting; approved ones are changed by the team. */
export async function correctPendente(
  tx: Tx,
  corretor: CorretorRow,
  session: Session,
  pessoa: string,
): Promise<void> {
  if (corretor.aprovado) return;
  const told = hasNumber(pessoa) || session.telefone === null ? {} : numberOf(pessoa, session);
  const values = { ...(await columnsOf(tx, session)), ...told };
  const change = changedFields(corretor, values, unlogged);
  if (Object.keys(change.depois).length === 0) return;
  const [row] = await tx
    .update(corretores)
    .set({ ...values, revisao: sql`${corretores.revisao} + 1` })
    .where(eq(corretores.id, corretor.id))
    .returning();
  await savePrecos(tx, corretor.id, session);
  if ('regiaoTrabalho' in change.depois) await fileCobertura(tx, corretor.id, session);
  await recordAudit(tx, {
    userId: null,
    acao: 'alterou',
    entidade: 'corretor',
    entidadeId: corretor.id,
    revisao: row!.revisao,
    ...change,
    pessoais: personal,
    dados: { origem: 'lisa', campos: Object.keys(change.depois) },
  });
  await bumpLists(tx, 'corretores');
}

/** Puts a rejected corretor back to waiting (WPP-16). */
export async function reopenCorretor(tx: Tx, corretorId: number, userId: number | null): Promise<void> {
  const [row] = await tx
    .update(corretores)
    .set({
      rejeitadoEm: null,
      motivoRejeicao: null,
      ativo: true,
      aprovado: false,
      revisao: sql`${corretores.revisao} + 1`,
    })
    .where(eq(corretores.id, corretorId))
    .returning({ revisao: corretores.revisao });
  if (!row) return;
  const { revisao } = row;
  await recordAudit(tx, { userId, acao: 'reabriu', entidade: 'corretor', entidadeId: corretorId, revisao });
  await bumpLists(tx, 'corretores');
}
