import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { type Linhas, linhaAprendida, linhaPadrao, type Rotulo } from '#contract/cadastros/certeza.ts';
import type { CampoDaLeitura, Confiabilidade } from '#contract/da-pasta-a-pagina/leitura.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentos, leituraDecisoes } from '#server/db/schema/empreendimentos.ts';

/** From so many decisions on, a maker's books are judged by themselves. */
const ofItsOwn = 10;

type RotuloDe = Rotulo & { campo: string; dela: boolean };

/** Older labels speak of older rules; and what is counted does not grow with the programme. */
const latest = 5000;

/** The latest acceptances and corrections in the review, counted by field and confidence. */
async function readRotulos(db: Queryable, incorporadoraId: number): Promise<RotuloDe[]> {
  const labels = db
    .select()
    .from(leituraDecisoes)
    .where(isNotNull(leituraDecisoes.confianca))
    .orderBy(desc(leituraDecisoes.criadoEm))
    .limit(latest)
    .as('rotulos');
  const dela = sql<boolean>`${empreendimentos.incorporadoraId} = ${incorporadoraId}`;
  const certo = sql<boolean>`(${labels.decisao} = 'aceito')`;
  return db
    .select({
      campo: labels.campo,
      confianca: sql<number>`${labels.confianca}`,
      certo,
      dela,
      vezes: sql<number>`count(*)::int`,
    })
    .from(labels)
    .innerJoin(empreendimentos, eq(empreendimentos.id, labels.empreendimentoId))
    .groupBy(labels.campo, labels.confianca, sql`3`, sql`4`);
}

const total = (rotulos: readonly Rotulo[]) => rotulos.reduce((sum, { vezes }) => sum + vezes, 0);

/** The labels that judge a field: the maker's own if there are enough, else everybody's. */
function judging(rotulos: RotuloDe[], campo: string): { rotulos: RotuloDe[]; dela: boolean } {
  const ofField = rotulos.filter((rotulo) => rotulo.campo === campo);
  const own = ofField.filter(({ dela }) => dela);
  return total(own) >= ofItsOwn ? { rotulos: own, dela: true } : { rotulos: ofField, dela: false };
}

/** The lines of all fields for the books of an incorporadora, or of an empreendimento's. */
export async function readLinhas(
  db: Queryable,
  of: { incorporadoraId: number } | { empreendimentoId: number },
): Promise<Linhas> {
  const rotulos = await readRotulos(db, 'incorporadoraId' in of ? of.incorporadoraId : await makerOf(db, of));
  const campos = new Set(rotulos.map(({ campo }) => campo));
  const moved = [...campos]
    .map((campo) => [campo, linhaAprendida(judging(rotulos, campo).rotulos)] as const)
    .filter(([, linha]) => linha !== linhaPadrao);
  return Object.fromEntries(moved) as Linhas;
}

async function makerOf(db: Queryable, { empreendimentoId }: { empreendimentoId: number }): Promise<number> {
  const [row] = await db
    .select({ id: empreendimentos.incorporadoraId })
    .from(empreendimentos)
    .where(eq(empreendimentos.id, empreendimentoId));
  return row?.id ?? 0;
}

/** How often each field proved right, and its line; fields nobody decided are omitted. */
export async function readConfiabilidade(
  db: Queryable,
  incorporadoraId: number,
): Promise<Map<CampoDaLeitura, Confiabilidade>> {
  const rotulos = await readRotulos(db, incorporadoraId);
  const campos = [...new Set(rotulos.map(({ campo }) => campo))] as CampoDaLeitura[];
  return new Map(
    campos.map((campo) => {
      const { rotulos: judges, dela } = judging(rotulos, campo);
      const certos = total(judges.filter(({ certo }) => certo));
      return [campo, { certos, total: total(judges), dela, linha: linhaAprendida(judges) }] as const;
    }),
  );
}
