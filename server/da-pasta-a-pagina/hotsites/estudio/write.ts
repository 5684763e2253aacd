import { eq } from 'drizzle-orm';
import { type CatalogEdits, type Edicao, noCatalogEdits } from '#contract/da-pasta-a-pagina/edicao.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { hotsiteEdicoes } from '#server/db/schema/estudio.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import { staleWrite } from '#server/kernel/crud/stale-write.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { ComposedPage } from '../compose-page.ts';
import type { DigestedInspection } from '../verificacao/inspect.ts';
import { storeInspection } from '../verificacao/verify.ts';
import { addVersion, lockHotsite, type VersionNotes } from '../versions.ts';
import { findCandidates } from './candidates.ts';
import { type EditingState, readEditingState } from './editing-state.ts';

export interface Saving extends Edicao {
  hotsiteId: number;
  /** The revision it is based on; omitted, it is saved unconditionally. */
  revisao?: number;
  autorId: number;
}

/**
 * Stores an edição; nothing of it is public. Throws AppError 404, 409 if another save came first (API-19).
 */
export async function saveEdicao(db: Db, { hotsiteId, revisao, autorId, ...edicao }: Saving): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHotsite(tx, hotsiteId);
    const hand = await readEditingState(tx, hotsiteId);
    if (revisao !== undefined && revisao !== hand.revisao)
      throw await staleWrite(tx, {
        entidade: 'edicao',
        id: hotsiteId,
        revisao,
        current: { revisao: hand.revisao, edicao: hand.edicao },
      });
    refuseUnknownLocks(hand, edicao);
    await put(tx, hand, { ...edicao, revisao: hand.revisao + 1, autorId });
    await recordAudit(tx, {
      userId: autorId,
      acao: 'alterou',
      entidade: 'edicao',
      entidadeId: hotsiteId,
      nome: hand.hotsite.nome,
      revisao: hand.revisao + 1,
      ...changedFields(summary(hand.edicao), summary(edicao), []),
    });
  });
}

/** A lock names a section of a version; the version itself is resolved when a page is generated. */
function refuseUnknownLocks({ base, edicao }: EditingState, { travas }: Edicao): void {
  const known = new Set([base?.id, ...edicao.travas.map(({ versaoId }) => versaoId)]);
  if (travas.some(({ versaoId }) => !known.has(versaoId)))
    throw new AppError(
      400,
      'trava-desconhecida',
      'Só se trava uma seção da página em mãos. Recarregue a tela.',
    );
}

/** Summary of an edição for the audit log and for conflicts with another tab. */
function summary({ catalogo, blueprint, desligadas, travas }: Edicao) {
  return {
    imagens: Object.keys(catalogo.assets).length + (catalogo.ordem ? 1 : 0) + (catalogo.hero ? 1 : 0),
    secoes: blueprint?.sections.map(({ id }) => id).filter((id) => id === 'hero' || !desligadas.includes(id)),
    travas: travas.map(({ secao }) => secao),
  };
}

/** Discards everything unpublished: plan, draft page and picture edits. Locks of the public page stay. */
export async function discardEdicao(db: Db, hotsiteId: number, autorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHotsite(tx, hotsiteId);
    const hand = await readEditingState(tx, hotsiteId);
    const published = await publishedIn(tx, hand);
    const { versaoPublicaId, nome } = hand.hotsite;
    await put(tx, hand, {
      catalogo: published,
      blueprint: null,
      desligadas: [],
      autorId,
      publicado: published,
      travas: hand.edicao.travas.filter(({ versaoId }) => versaoId <= (versaoPublicaId ?? 0)),
      revisao: hand.revisao + 1,
      rascunhoVersaoId: null,
      rascunhoCatalogo: null,
      rascunhoRevisao: null,
    });
    await recordAudit(tx, {
      userId: autorId,
      acao: 'descartou',
      entidade: 'edicao',
      entidadeId: hotsiteId,
      nome,
      revisao: hand.revisao + 1,
    });
  });
}

/** Replaces the current plan, in the transaction that ends its run. */
export async function storePlan(
  tx: Tx,
  hotsiteId: number,
  blueprint: NonNullable<Edicao['blueprint']>,
  { read, autorId }: { read: number; autorId: number | null },
): Promise<void> {
  await lockHotsite(tx, hotsiteId);
  const hand = await readEditingState(tx, hotsiteId);
  if (hand.revisao !== read)
    throw new AppError(409, 'alterado', 'O rascunho foi alterado enquanto as seções eram planejadas.');
  await put(tx, hand, { blueprint, autorId, revisao: hand.revisao + 1 });
  await recordAudit(tx, {
    userId: autorId,
    acao: 'planejou',
    entidade: 'edicao',
    entidadeId: hotsiteId,
    nome: hand.hotsite.nome,
    revisao: hand.revisao + 1,
  });
}

interface Made {
  page: ComposedPage;
  /** Findings of the stored page. */
  inspection: DigestedInspection;
  notes: VersionNotes;
}

export interface Draft extends Made {
  /** The picture edits the page was made with. */
  edits: CatalogEdits;
  /** The edição's `revisao` it was made from; null if it covers only a part of it. */
  madeOf: number | null;
}

/** Adds an unpublished version and makes it the draft, in the transaction that ends its run. */
export async function storeDraft(tx: Tx, { edits, madeOf, ...made }: Draft): Promise<void> {
  const { hand, versaoId } = await addMade(tx, made, 'gerou-rascunho');
  await putDraft(tx, hand, { versaoId, edits, madeOf });
}

/** Adds a version that is only there to be compared, in the transaction that ends its run. */
export async function storeCandidate(tx: Tx, made: Made): Promise<void> {
  await addMade(tx, made, 'gerou-comparacao');
}

/** A candidate becomes the draft. Throws AppError 404, 409 if it is public or the edição has changed since. */
export async function chooseCandidate(
  db: Db,
  { hotsiteId, versaoId, autorId }: { hotsiteId: number; versaoId: number; autorId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHotsite(tx, hotsiteId);
    const hand = await readEditingState(tx, hotsiteId);
    const [found] = await findCandidates(tx, hotsiteId, versaoId);
    if (!found) throw notFound('Versão', 'f');
    const { version, revisao } = found;
    if (versaoId === hand.hotsite.versaoPublicaId)
      throw new AppError(409, 'ja-publica', 'Esta página já é a pública.');
    if (revisao !== hand.revisao)
      throw new AppError(
        409,
        'alterado',
        'O rascunho mudou depois que esta página foi gerada. Gere-a de novo antes de escolher.',
      );
    await putDraft(tx, hand, { versaoId, edits: hand.edicao.catalogo, madeOf: revisao });
    await recordAudit(tx, {
      userId: autorId,
      acao: 'escolheu-rascunho',
      entidade: 'hotsite',
      entidadeId: hotsiteId,
      nome: hand.hotsite.nome,
      dados: { versao: version.numero, estilo: version.estilo, motor: version.motor },
    });
  });
}

async function putDraft(
  tx: Tx,
  hand: EditingState,
  draft: { versaoId: number; edits: CatalogEdits; madeOf: number | null },
): Promise<void> {
  await put(tx, hand, {
    rascunhoVersaoId: draft.versaoId,
    rascunhoCatalogo: draft.edits,
    rascunhoRevisao: draft.madeOf,
    publicado: await publishedIn(tx, hand),
  });
}

/** Adds an unpublished version with its findings. */
async function addMade(
  tx: Tx,
  { page, inspection, notes }: Made,
  acao: 'gerou-rascunho' | 'gerou-comparacao',
): Promise<{ hand: EditingState; versaoId: number }> {
  const { hotsiteId, autorId, motivo, motor } = notes;
  await lockHotsite(tx, hotsiteId);
  const hand = await readEditingState(tx, hotsiteId);
  const { id, numero } = await addVersion(tx, page, notes);
  await storeInspection(tx, { hotsiteId, versaoId: id }, inspection, autorId);
  await recordAudit(tx, {
    userId: autorId,
    acao,
    entidade: 'hotsite',
    entidadeId: hotsiteId,
    nome: hand.hotsite.nome,
    dados: {
      versao: numero,
      estilo: page.estilo,
      motor,
      motivo,
      achados: page.achados.map(({ code }) => code),
    },
  });
  return { hand, versaoId: id };
}

/** The edits of the public page, including those published with the draft. */
async function publishedIn(tx: Tx, { hotsite, editsOfBase, base }: EditingState): Promise<CatalogEdits> {
  if (base?.id === hotsite.versaoPublicaId) return editsOfBase;
  const [row] = await tx
    .select({ publicado: hotsiteEdicoes.publicado })
    .from(hotsiteEdicoes)
    .where(eq(hotsiteEdicoes.hotsiteId, hotsite.id));
  return row?.publicado ?? noCatalogEdits;
}

type Row = typeof hotsiteEdicoes.$inferInsert;

async function put(tx: Tx, { hotsite, edicao }: EditingState, values: Partial<Row>): Promise<void> {
  await tx
    .insert(hotsiteEdicoes)
    .values({ hotsiteId: hotsite.id, publicado: noCatalogEdits, revisao: 0, ...edicao, ...values })
    .onConflictDoUpdate({ target: hotsiteEdicoes.hotsiteId, set: values });
}
