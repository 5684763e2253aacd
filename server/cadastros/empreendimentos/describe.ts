import { and, eq, isNull } from 'drizzle-orm';
import { specificationsOf } from '#contract/cadastros/especificacoes.ts';
import { linhasDaFicha } from '#contract/cadastros/ficha.ts';
import { publicFicha, readOrigens, withOrigem } from '#contract/cadastros/origens.ts';
import type {
  CallContext,
  Described,
  EmpreendimentoInput,
  Intelligence,
} from '#server/adapters/intelligence/port.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { pesquisas } from '#server/db/schema/runs.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { notFound } from '#server/kernel/errors.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { readWithNames } from './service.ts';

/** The current text and, if written by an engine, its author and sources. */
type Written = { descricao: string } & Pick<Described, 'motor' | 'nota' | 'buscou' | 'fontes'>;

export interface DescribeDeps {
  db: Db;
  clock: Clock;
  intelligence: Intelligence;
  callContext: (signal: AbortSignal) => CallContext;
}

/** Time limit of an engine: someone waits for the answer. */
const longestMs = 5 * 60_000;

/** A record's known facts and current description. Throws AppError 404. */
async function knownOf(
  db: Db,
  id: number,
): Promise<{ input: EmpreendimentoInput; descricao: string | null }> {
  const { e, incorporadora, bairro, cidade, estado } = await readWithNames(db, id);
  const { nome, endereco } = e;
  const known = [specificationsOf(e), ...linhasDaFicha(publicFicha(e.ficha, e.origens))];
  const especificacoes = known.filter(Boolean).join('; ') || null;
  return {
    input: { nome, endereco, incorporadora, bairro, cidade, estado, especificacoes },
    descricao: e.descricao,
  };
}

/** Stores the text unless a person wrote another one meanwhile; returns the current one. */
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

/** Generates descriptions with the current engine (FLW-12, FLW-13). Concurrent requests share one result. */
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
      const { motor, nota, achados, buscou, fontes } = written;
      if (descricao === written.texto)
        await tx.insert(pesquisas).values({
          empreendimentoId: id,
          assunto: input.nome,
          motor,
          texto: descricao,
          achados,
          buscou,
          fontes,
          criadoEm: clock.now(),
        });
      return { descricao, motor, nota, buscou, fontes };
    });
  }

  return (id: number, userId: number): Promise<Written> => writing.run(id, () => write(id, userId));
}
