import { asc, desc, eq, sql } from 'drizzle-orm';
import type { EstadoDeServico } from '#contract/base/servico.ts';
import { dayMs } from '#contract/base/units.ts';
import type { ItemDeServico, Servicos } from '#contract/sistema/servicos.ts';
import type { Db } from '#server/db/client.ts';
import { posses, servicoItens, servicoMudancas } from '#server/db/schema/servicos.ts';

/** Name of the posse under which services are checked. */
export const posseDosServicos = 'servicos';

/** How long a state change is highlighted. */
const freshMs = 2 * dayMs;
/** Number of changes returned. */
const shownChanges = 20;
/** Most urgent first. */
const order: EstadoDeServico[] = ['falha', 'aviso', 'ok', 'desligado'];

/** Results of the last checks, services in fixed order, problems first within each. */
export async function readServicos(db: Db, now: Date): Promise<Servicos> {
  const [rows, changes, [last]] = await Promise.all([
    db.select().from(servicoItens).orderBy(asc(servicoItens.servicoNome), asc(servicoItens.ordem)),
    db.select().from(servicoMudancas).orderBy(desc(servicoMudancas.id)).limit(shownChanges),
    db
      .select({ em: posses.terminouEm, busy: sql<boolean>`coalesce(${posses.ate} > now(), false)` })
      .from(posses)
      .where(eq(posses.chave, posseDosServicos)),
  ]);
  const servicos = [...Map.groupBy(rows, ({ servico }) => servico).values()].map((of) => {
    const itens = of.map((row) => itemOf(row, now)).sort((a, b) => rank(a.estado) - rank(b.estado));
    return { servico: of[0]!.servico, nome: of[0]!.servicoNome, estado: worst(itens), itens };
  });
  return {
    servicos,
    verificadoEm: last?.em?.toISOString() ?? null,
    emAndamento: last?.busy ?? false,
    mudancas: changes.map(({ quando, nome, de, para, mensagem }) => ({
      quando: quando.toISOString(),
      nome,
      mensagem,
      de: de as EstadoDeServico | null,
      para: para as EstadoDeServico | null,
    })),
  };
}

const rank = (estado: EstadoDeServico) => order.indexOf(estado);
const worst = (itens: readonly ItemDeServico[]): EstadoDeServico => {
  const states = new Set(itens.map(({ estado }) => estado));
  return order.find((estado) => states.has(estado)) ?? 'desligado';
};

function itemOf(row: typeof servicoItens.$inferSelect, now: Date): ItemDeServico {
  const { chave, nome, estado, mensagem, oQueFazer, detalhes, expiraEm, mudouEm, antes, verificadoEm } = row;
  const isFresh = Math.abs(now.getTime() - mudouEm.getTime()) < freshMs;
  return {
    chave,
    nome,
    mensagem,
    oQueFazer,
    detalhes,
    estado: estado as EstadoDeServico,
    expiraEm: expiraEm?.toISOString() ?? null,
    desde: mudouEm.toISOString(),
    antes: isFresh ? (antes as EstadoDeServico | null) : null,
    verificadoEm: verificadoEm.toISOString(),
    okEm: row.okEm?.toISOString() ?? null,
  };
}
