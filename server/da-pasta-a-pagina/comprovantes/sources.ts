import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Fatos, fatosSchema } from '#contract/cadastros/fatos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentos, leituraDecisoes } from '#server/db/schema/empreendimentos.ts';
import { runItems, runsTable } from '#server/db/schema/runs.ts';
import { users } from '#server/db/schema/sistema.ts';
import { sameValue } from '#server/kernel/reading/same-value.ts';
import { hashStored } from './stored-bytes.ts';

/** A document as a reading left it; for a private one, only that it is private. */
const documentSchema = z.object({
  state: z.enum(['lido', 'ignorado', 'reservado']),
  path: z.string(),
  kind: z.string().nullable().catch(null),
  date: z.string().nullable().catch(null),
  pageCount: z.number().int().nullable().catch(null),
  message: z.string().nullable().catch(null),
  /** Where the PDF is stored. */
  origem: z.string().nullable().catch(null),
});
type Document = z.output<typeof documentSchema>;

interface Reading {
  lidoEm: string;
  motor: string | null;
  fatos: Fatos;
  documents: Document[];
}

/** Replaces a quote from a private document. */
const reserved = { arquivo: 'documento reservado', pagina: null, trecho: null };

/**
 * Sources of a page's facts, from what had been read when it was published: each document with its hash, each
 * value with its quote, and people's decisions. Private papers are only counted: neither their names nor
 * their text appear.
 */
export async function sourcesAt(
  { db, storage }: { db: Db; storage: Storage },
  { empreendimentoId, moment, facts }: { empreendimentoId: number; moment: Date; facts: PageFacts },
) {
  const reading = await readingAt(db, empreendimentoId, moment);
  if (!reading)
    return { lidoEm: null, motor: null, documentos: [], reservados: [], citacoes: [], decisoes: [] };
  const isPrivate = new Set(
    reading.documents.filter(({ state }) => state === 'reservado').map(({ path }) => path),
  );
  const documentos = [];
  for (const { state, path, kind, date, pageCount, message, origem } of reading.documents) {
    if (state === 'reservado') continue;
    const kept = origem === null ? null : await hashStored(storage, origem);
    documentos.push({
      arquivo: path,
      situacao: state,
      tipo: kind,
      data: date,
      paginas: pageCount,
      bytes: kept?.bytes ?? null,
      sha256: kept?.sha256 ?? null,
      ...(state === 'ignorado' ? { motivo: message } : {}),
    });
  }
  return {
    lidoEm: reading.lidoEm,
    motor: reading.motor,
    documentos,
    // Nothing of a private paper is stored, so there is no hash.
    reservados: [...isPrivate].map((_, index) => ({ documento: index + 1, sha256: null })),
    citacoes: quotesOf(reading.fatos, facts, isPrivate),
    decisoes: await decisionsAt(db, empreendimentoId, moment),
  };
}

/** The last reading before a moment: the record's own, else that of the run which made it. */
async function readingAt(db: Db, empreendimentoId: number, moment: Date): Promise<Reading | null> {
  const [row] = await db
    .select({ metadados: empreendimentos.metadados })
    .from(empreendimentos)
    .where(eq(empreendimentos.id, empreendimentoId));
  const current = z
    .object({
      fatos: fatosSchema,
      documentos: z.array(documentSchema),
      motor: z.string().nullable().catch(null),
      lidoEm: z.string(),
    })
    .safeParse(row?.metadados).data;
  if (current && new Date(current.lidoEm) <= moment) {
    const { documentos, ...rest } = current;
    return { ...rest, documents: documentos };
  }
  return readingOfRun(db, empreendimentoId, moment);
}

async function readingOfRun(db: Db, empreendimentoId: number, moment: Date): Promise<Reading | null> {
  const { runId, substep, itemKey, result, terminadoEm } = runItems;
  const [made] = await db
    .select({ runId, terminadoEm, motor: runsTable.engine })
    .from(runItems)
    .innerJoin(runsTable, eq(runsTable.id, runId))
    .where(
      and(
        eq(substep, 'create-empreendimento'),
        eq(itemKey, 'empreendimento'),
        sql`${result} = to_jsonb(${empreendimentoId}::int)`,
        lte(terminadoEm, moment),
      ),
    )
    .orderBy(desc(terminadoEm))
    .limit(1);
  if (!made) return null;
  const ofRun = (name: string) => and(eq(runId, made.runId), eq(substep, name));
  const [facts] = await db
    .select({ fatos: sql`${result}->'fatos'` })
    .from(runItems)
    .where(ofRun('analyze-content'));
  const fatos = fatosSchema.safeParse(facts?.fatos).data;
  if (!fatos) return null;
  const kept = await db
    .select({ path: itemKey, key: sql<string | null>`${result}->>'key'` })
    .from(runItems)
    .where(ofRun('download-pdfs'));
  const origins = new Map(kept.map(({ path, key }) => [path, key]));
  // Without the pages' text, which is most of it.
  const rows = await db
    .select({
      path: itemKey,
      state: sql<string>`${result}->>'state'`,
      kind: sql<string | null>`${result}->'document'->>'kind'`,
      date: sql<string | null>`${result}->'document'->>'date'`,
      pageCount: sql<number | null>`(${result}->'document'->>'pageCount')::int`,
      message: sql<string | null>`${result}->>'message'`,
    })
    .from(runItems)
    .where(ofRun('extract-text'))
    .orderBy(asc(itemKey));
  const documents = rows.map((row) =>
    documentSchema.parse({ ...row, origem: origins.get(row.path) ?? null }),
  );
  return { lidoEm: made.terminadoEm.toISOString(), motor: made.motor, fatos, documents };
}

type Quoted = Pick<Fact<unknown>, 'value' | 'evidence'>;

/** Every value read, with its quote; `naPagina` says whether the page was written from it. */
function quotesOf(fatos: Fatos, facts: PageFacts, isPrivate: ReadonlySet<string>) {
  const wordsOf = ({ evidence }: Quoted) =>
    evidence.map(({ file, page, quote }) =>
      isPrivate.has(file) ? reserved : { arquivo: file, pagina: page, trecho: quote },
    );
  const one = (campo: string, fact: Fact<unknown>, naPagina: boolean) => ({
    campo,
    valor: fact.value,
    naPagina,
    confianca: fact.confidence,
    regra: fact.rule,
    trechos: wordsOf(fact),
    conflitos: fact.conflicts.map((other) => ({ valor: other.value, trechos: wordsOf(other) })),
  });
  return Object.entries(fatos).flatMap(([campo, found]) => {
    const shown = facts[campo as keyof PageFacts];
    if (Array.isArray(found))
      return found.map((fact: Fact<unknown>) =>
        one(campo, fact, Array.isArray(shown) && shown.some((value) => sameValue(value, fact.value))),
      );
    return found ? [one(campo, found, sameValue(shown, found.value))] : [];
  });
}

/** People's decisions about what was read. */
async function decisionsAt(db: Db, empreendimentoId: number, moment: Date) {
  const rows = await db
    .select({ decisao: leituraDecisoes, por: users.username })
    .from(leituraDecisoes)
    .leftJoin(users, eq(users.id, leituraDecisoes.userId))
    .where(and(eq(leituraDecisoes.empreendimentoId, empreendimentoId), lte(leituraDecisoes.criadoEm, moment)))
    .orderBy(asc(leituraDecisoes.campo));
  return rows.map(({ decisao: { campo, decisao, lido, depois, criadoEm }, por }) => ({
    campo,
    decisao,
    lido,
    depois,
    por,
    em: criadoEm.toISOString(),
  }));
}
