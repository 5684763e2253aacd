import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import {
  differingFields,
  type Escolhas,
  type PreviaMesclagem,
  usualSide,
} from '#contract/cadastros/corretores-duplicados.ts';
import { copyAssociacoes, onlyShownBy } from '#server/cadastros/associacoes/service.ts';
import { imoveisOf, moveToCorretor } from '#server/cadastros/imoveis-usados/service.ts';
import { addVisits, visitsOf } from '#server/cadastros/visitas/service.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { corretores, corretorPrecos, onboardingSessions } from '#server/db/schema/corretores.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { staleWrite } from '#server/kernel/crud/stale-write.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { copyCobertura, countOnlyCoveredBy, hasCobertura } from './cobertura/cobertura.ts';
import { oldSlugsOf, takeOverSlugs } from './cobertura/old-slugs.ts';
import { precosOf } from './cobertura/precos.ts';
import { corretoresResource, normalForms } from './resource.ts';
import { selectCorretores } from './select.ts';

type Row = typeof corretores.$inferSelect;
const entidade = 'corretor';
const live = (ids: number[]) =>
  and(inArray(corretores.id, ids), isNull(corretores.excluidoEm), isNull(corretores.rejeitadoEm))!;

function refuseSame(id: number, outroId: number): void {
  if (id === outroId)
    throw new AppError(400, 'invalido', 'Escolha outro corretor para mesclar', { field: 'outroId' });
}

async function one(db: Queryable, id: number): Promise<Corretor> {
  const [row] = await selectCorretores(db, live([id]));
  if (!row) throw notFound('Corretor');
  return row;
}

/** Whether the other's price range is taken, because this one has none. */
async function takesPrecos(db: Queryable, id: number, outroId: number): Promise<boolean> {
  const [own, other] = [await precosOf(db, id), await precosOf(db, outroId)];
  const isNone = ({ precoMin, precoMax }: typeof own) => precoMin === null && precoMax === null;
  return isNone(own) && !isNone(other);
}

/** His site is turned on if the other's is: a merge must not take a page offline. */
const turnsSiteOn = (stays: Pick<Row, 'siteAtivo' | 'slug'>, goes: Pick<Row, 'siteAtivo'>) =>
  !stays.siteAtivo && goes.siteAtivo && stays.slug !== '';

/** Previews `mergeCorretores`. Throws 404 unless both exist. */
export async function previewMerge(db: Db, id: number, outroId: number): Promise<PreviaMesclagem> {
  refuseSame(id, outroId);
  const [fica, sai] = [await one(db, id), await one(db, outroId)];
  const pair = { from: outroId, to: id };
  return {
    fica,
    sai,
    bairrosNovos: await countOnlyCoveredBy(db, pair),
    associacoesNovas: await onlyShownBy(db, pair),
    imoveis: await imoveisOf(db, outroId),
    visitas: await visitsOf(db, outroId),
    levaPrecos: await takesPrecos(db, id, outroId),
    ligaSite: turnsSiteOn(fica, sai),
    enderecos: [sai.slug, ...(await oldSlugsOf(db, outroId))].filter((slug) => slug && slug !== fica.slug),
  };
}

/** Locks both rows in order of id, to avoid deadlocks. */
async function holdBoth(tx: Tx, id: number, outroId: number): Promise<[Row, Row]> {
  const rows = await tx
    .select()
    .from(corretores)
    .where(live([id, outroId]))
    .orderBy(asc(corretores.id))
    .for('update');
  const [stays, goes] = [rows.find((row) => row.id === id), rows.find((row) => row.id === outroId)];
  if (!stays || !goes) throw notFound('Corretor');
  return [stays, goes];
}

async function refuseStale(tx: Tx, row: Row, revisao: number | undefined): Promise<void> {
  if (revisao === undefined || revisao === row.revisao) return;
  throw await staleWrite(tx, { entidade, id: row.id, revisao, current: await one(tx, row.id) });
}

async function takePrecos(tx: Tx, stays: Row, goes: Row) {
  if (!(await takesPrecos(tx, stays.id, goes.id))) return {};
  const precos = await precosOf(tx, goes.id);
  await tx
    .insert(corretorPrecos)
    .values({ corretorId: stays.id, ...precos })
    .onConflictDoUpdate({ target: corretorPrecos.corretorId, set: precos });
  return { precoMinimo: precos.precoMin, precoMaximo: precos.precoMax };
}

/** The chosen values of the other one, with their normalised forms. */
function chosenValues(stays: Row, goes: Row, escolhas: Escolhas): Partial<Row> {
  const [fica, sai] = [stays, goes] as unknown as [Corretor, Corretor];
  const taken = differingFields(fica, sai).filter(
    (campo) => (escolhas[campo] ?? usualSide(campo, fica, sai)) === 'sai',
  );
  const values: Partial<Row> = Object.fromEntries(taken.map((campo) => [campo, goes[campo]]));
  return { ...values, ...normalForms(values) };
}

export interface Merging {
  id: number;
  outroId: number;
  revisao?: number | undefined;
  outraRevisao?: number | undefined;
  escolhas: Escolhas;
  userId: number;
}

/**
 * Merges two records of one person. Used properties, visits and addresses are transferred; coverage and
 * associations are copied, so that the other, who goes to the trash, can be restored with his own.
 * Transferred items are not restored with him. Throws 404, or 409 `alterado`.
 */
export function mergeCorretores(
  { db, clock }: { db: Db; clock: Clock },
  { id, outroId, revisao, outraRevisao, escolhas, userId }: Merging,
): Promise<Corretor> {
  refuseSame(id, outroId);
  const pair = { from: outroId, to: id };
  return db.transaction(async (tx) => {
    const [stays, goes] = await holdBoth(tx, id, outroId);
    await refuseStale(tx, stays, revisao);
    await refuseStale(tx, goes, outraRevisao);

    const bairros = await countOnlyCoveredBy(tx, pair);
    const associacoes = (await onlyShownBy(tx, pair)).length;
    const visitas = await visitsOf(tx, outroId);
    await copyCobertura(tx, pair);
    await copyAssociacoes(tx, pair);
    const imoveis = await moveToCorretor(tx, { ...pair, userId });
    await addVisits(tx, pair);
    await tx
      .update(onboardingSessions)
      .set({ corretorId: id })
      .where(eq(onboardingSessions.corretorId, outroId));
    await tx.update(contatos).set({ corretorId: id }).where(eq(contatos.corretorId, outroId));
    const precos = await takePrecos(tx, stays, goes);
    const ligaSite = turnsSiteOn(stays, goes) && (await hasCobertura(tx, id));

    // The other one first: e-mail, CRECI and address are unique among live records.
    const [gone] = await tx
      .update(corretores)
      .set({ excluidoEm: clock.now(), revisao: goes.revisao + 1 })
      .where(eq(corretores.id, outroId))
      .returning();
    await takeOverSlugs(tx, goes, stays);
    const [after] = await tx
      .update(corretores)
      .set({
        ...chosenValues(stays, goes, escolhas),
        ...precos,
        ...(ligaSite ? { siteAtivo: true } : {}),
        ...(stays.senha === null ? { senha: goes.senha } : {}),
        revisao: stays.revisao + 1,
      })
      .where(eq(corretores.id, id))
      .returning();
    const { personal: pessoais, secret = [] } = corretoresResource;
    const unlogged = ['revisao', 'atualizadoEm', 'emailNormal', 'creciNormal', 'whatsappNormal', ...secret];
    await recordAudit(tx, {
      userId,
      acao: 'mesclou',
      entidade,
      entidadeId: id,
      revisao: after!.revisao,
      pessoais,
      ...changedFields(stays, after!, unlogged),
      dados: { outroId, bairros, associacoes, imoveis, visitas },
    });
    await recordAudit(tx, {
      userId,
      acao: 'excluiu',
      entidade,
      entidadeId: outroId,
      revisao: gone!.revisao,
      dados: { mescladoEm: id },
    });
    await bumpLists(tx, 'corretores', 'associacoes', 'imoveis-usados');
    return one(tx, id);
  });
}
