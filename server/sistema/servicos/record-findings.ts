import { and, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { EstadoDeServico } from '#contract/base/servico.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { servicoItens, servicoMudancas } from '#server/db/schema/servicos.ts';
import type { Finding, ServiceCheck } from '#server/kernel/service-check.ts';

/** Number of state changes kept. */
const keptChanges = 500;
/** Limits of items per service, and of characters per text. */
const mostItems = 300;
const longest = 1000;

type Service = Pick<ServiceCheck, 'servico' | 'nome'>;
type Row = typeof servicoItens.$inferSelect;

/**
 * Stores findings. A `complete` check deletes items it no longer names; a partial one, such as from a
 * webhook, changes only the named ones. Returns how many states changed.
 */
export async function recordFindings(
  db: Db,
  service: Service,
  findings: readonly Finding[],
  { at, complete }: { at: Date; complete: boolean },
): Promise<number> {
  return db.transaction(async (tx) => {
    // Serialises checks of one service, even when nothing is stored yet.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`servico:${service.servico}`}))`);
    const known = new Map(
      (await tx.select().from(servicoItens).where(eq(servicoItens.servico, service.servico))).map((row) => [
        row.chave,
        row,
      ]),
    );
    const named = eachOnce(findings);
    let changes = 0;
    for (const [ordem, finding] of named.entries()) {
      const before = known.get(finding.chave);
      const row = rowOf(service, finding, complete || !before ? ordem : before.ordem, before, at);
      await tx
        .insert(servicoItens)
        .values(row)
        .onConflictDoUpdate({ target: [servicoItens.servico, servicoItens.chave], set: row });
      if (!isNews(before, finding.estado)) continue;
      changes += 1;
      await tx.insert(servicoMudancas).values({
        servico: service.servico,
        chave: row.chave,
        nome: row.nome,
        mensagem: row.mensagem,
        quando: at,
        de: before?.estado ?? null,
        para: finding.estado,
      });
    }
    if (complete) await forget(tx, service.servico, named);
    if (changes > 0) {
      await boundHistory(tx);
      await bumpLists(tx, 'servicos');
    }
    return changes;
  });
}

/** The last finding per item, with truncated keys. */
function eachOnce(findings: readonly Finding[]): Finding[] {
  const byKey = new Map<string, Finding>();
  for (const finding of findings) {
    const chave = finding.chave.slice(0, 200);
    byKey.set(chave, { ...finding, chave });
  }
  return [...byKey.values()].slice(0, mostItems);
}

/** A new item is reported only if it has a problem. */
const isNews = (before: Row | undefined, estado: EstadoDeServico) =>
  before ? before.estado !== estado : estado === 'falha' || estado === 'aviso';

function rowOf(service: Service, finding: Finding, ordem: number, before: Row | undefined, at: Date): Row {
  const hasChanged = before?.estado !== finding.estado;
  return {
    servico: service.servico,
    servicoNome: service.nome,
    chave: finding.chave,
    nome: finding.nome.slice(0, longest),
    ordem,
    estado: finding.estado,
    mensagem: finding.mensagem.slice(0, longest),
    oQueFazer: finding.oQueFazer?.slice(0, longest) ?? null,
    detalhes: (finding.detalhes ?? []).slice(0, 20),
    expiraEm: finding.expiraEm ?? null,
    vistoEm: before?.vistoEm ?? at,
    mudouEm: hasChanged || !before ? at : before.mudouEm,
    antes: hasChanged ? (before?.estado ?? null) : (before?.antes ?? null),
    verificadoEm: at,
    okEm: finding.estado === 'ok' ? at : (before?.okEm ?? null),
  };
}

async function forget(tx: Tx, servico: string, named: readonly Finding[]): Promise<void> {
  const chaves = named.map(({ chave }) => chave);
  await tx
    .delete(servicoItens)
    .where(
      and(
        eq(servicoItens.servico, servico),
        ...(chaves.length > 0 ? [notInArray(servicoItens.chave, chaves)] : []),
      ),
    );
}

async function boundHistory(tx: Tx): Promise<void> {
  const [oldest] = await tx
    .select({ id: servicoMudancas.id })
    .from(servicoMudancas)
    .orderBy(sql`id DESC`)
    .offset(keptChanges)
    .limit(1);
  if (oldest) await tx.delete(servicoMudancas).where(lte(servicoMudancas.id, oldest.id));
}
