import { and, eq, isNull, sql } from 'drizzle-orm';
import { foldText } from '#contract/base/text.ts';
import type { BairroText } from '#contract/cadastros/territorio.ts';
import type { BairroInput, CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { pesquisas } from '#server/db/schema/runs.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';

export interface BairroTextDeps {
  db: Db;
  clock: Clock;
  intelligence: Intelligence;
  callContext: (signal: AbortSignal) => CallContext;
}

/** Time limit of an engine: someone waits for the answer. */
const longestMs = 120_000;

/** Known facts about a bairro, which need not be stored yet. Throws 404 for a missing zona. */
async function knownOf(db: Db, nome: string, zonaId: number): Promise<BairroInput> {
  const [place] = await db
    .select({ zona: zonas.nome, cidade: cidades.nome, uf: estados.sigla, estado: estados.nome })
    .from(zonas)
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .where(and(eq(zonas.id, zonaId), isNull(zonas.excluidoEm)));
  if (!place) throw missingRecord('zona');
  const built = await db
    .select({ nome: empreendimentos.nome })
    .from(empreendimentos)
    .innerJoin(bairros, eq(bairros.id, empreendimentos.bairroId))
    .where(
      and(
        eq(bairros.zonaId, zonaId),
        sql`lower(unaccent(${bairros.nome})) = ${foldText(nome)}`,
        isNull(bairros.excluidoEm),
        isNull(empreendimentos.excluidoEm),
        eq(empreendimentos.ativo, true),
      ),
    )
    .orderBy(sql`lower(unaccent(${empreendimentos.nome}))`, empreendimentos.id);
  return { nome, ...place, empreendimentos: built.map((row) => row.nome) };
}

/** A text about a bairro from the current engine, to be reviewed in the form (TER-24, TER-26). */
export async function writeBairroText(
  { db, clock, intelligence, callContext }: BairroTextDeps,
  { nome, zonaId }: { nome: string; zonaId: number },
): Promise<BairroText> {
  const input = await knownOf(db, nome, zonaId);
  const context = callContext(AbortSignal.timeout(longestMs));
  const { texto, motor, nota, buscou, fontes } = await intelligence.describeBairro(input, context);
  const assunto = `${nome}, ${input.cidade} – ${input.uf}`;
  await db.insert(pesquisas).values({ assunto, motor, buscou, fontes, criadoEm: clock.now() });
  return { informacoes: texto, motor, nota, buscou, fontes };
}
