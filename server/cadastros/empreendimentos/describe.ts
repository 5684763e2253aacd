import { and, eq, isNull } from 'drizzle-orm';
import { readOrigens, withOrigem } from '#contract/cadastros/origens.ts';
import type {
  CallContext,
  Described,
  EmpreendimentoInput,
  Intelligence,
} from '#server/adapters/intelligence/port.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { pesquisas } from '#server/db/schema/workflow.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { notFound } from '#server/kernel/errors.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { readWithNames } from './service.ts';
import { specificationsOf } from './specifications.ts';

/** The text that stands, and of the one that was written who wrote it and where it was found. */
type Written = { descricao: string } & Pick<Described, 'motor' | 'buscou' | 'fontes'>;

export interface DescribeDeps {
  db: Db;
  clock: Clock;
  intelligence: Intelligence;
  callContext: (signal: AbortSignal) => CallContext;
}

/** Longest an engine may take: somebody waits for the answer. */
const longestMs = 5 * 60_000;

/** What is known of a record, and the description it has now. Throws AppError 404. */
async function knownOf(
  db: Db,
  id: number,
): Promise<{ input: EmpreendimentoInput; descricao: string | null }> {
  const { e, incorporadora, bairro, cidade, estado } = await readWithNames(db, id);
  const { nome, endereco } = e;
  return {
    input: { nome, endereco, incorporadora, bairro, cidade, estado, especificacoes: specificationsOf(e) },
    descricao: e.descricao,
  };
}

/** Writes the text unless a person wrote another one meanwhile; answers the one that stands. */
async function keep(
  tx: Tx,
  { id, before, text, userId }: { id: number; before: string | null; text: string; userId: number },
): Promise<string> {
  const [row] = await tx
    .select()
    .from(empreendimentos)
    .where(and(eq(empreendimentos.id, id), isNull(empreendimentos.excluidoEm)))
    .for('update');
  if (!row) throw notFound('Empreendimento');
  if (row.descricao !== before && row.descricao !== null) return row.descricao;
  if (row.descricao === text) return text;
  const revisao = row.revisao + 1;
  const origens = withOrigem(readOrigens(row.origens), { descricao: text }, 'motor');
  await tx
    .update(empreendimentos)
    .set({ descricao: text, origens, revisao })
    .where(eq(empreendimentos.id, id));
  await recordAudit(tx, {
    userId,
    acao: 'descreveu',
    entidade: 'empreendimento',
    entidadeId: id,
    nome: row.nome,
    revisao,
    antes: { descricao: row.descricao },
    depois: { descricao: text },
  });
  await bumpLists(tx, 'empreendimentos');
  return text;
}

/**
 * Descriptions by the engine in use (FLW-12, FLW-13). Asked twice at once, one is written and both
 * callers get it.
 */
export function createDescriber({ db, clock, intelligence, callContext }: DescribeDeps) {
  const writing = createSingleFlight<number, Written>();

  async function write(id: number, userId: number): Promise<Written> {
    const { input, descricao: before } = await knownOf(db, id);
    const written = await intelligence.describeEmpreendimento(
      input,
      callContext(AbortSignal.timeout(longestMs)),
    );
    return db.transaction(async (tx) => {
      const descricao = await keep(tx, { id, before, text: written.texto, userId });
      const { motor, buscou, fontes } = written;
      if (descricao === written.texto)
        await tx.insert(pesquisas).values({
          empreendimentoId: id,
          assunto: input.nome,
          motor,
          texto: descricao,
          buscou,
          fontes,
          criadoEm: clock.now(),
        });
      return { descricao, motor, buscou, fontes };
    });
  }

  return (id: number, userId: number): Promise<Written> => writing.run(id, () => write(id, userId));
}
