import { eq } from 'drizzle-orm';
import { type Modelos, modelosPadrao, modelosSchema } from '#contract/sistema/modelos.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';

/** Row of `instalacao` holding them, as JSON. */
const key = 'modelos';

/** Model assignment and data that may leave: saved choices, with defaults. */
export async function readModelos(db: Queryable): Promise<Modelos> {
  const [row] = await db.select().from(instalacao).where(eq(instalacao.chave, key));
  if (!row) return modelosPadrao;
  const { tarefas, dados } = JSON.parse(row.valor) as Partial<Modelos>;
  return modelosSchema.parse({
    tarefas: { ...modelosPadrao.tarefas, ...tarefas },
    dados: { ...modelosPadrao.dados, ...dados },
  });
}

/** Saves the choices; effective from the next model call on, in every process. */
export async function saveModelos(db: Db, modelos: Modelos, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await readModelos(tx);
    const valor = JSON.stringify(modelos);
    await tx
      .insert(instalacao)
      .values({ chave: key, valor })
      .onConflictDoUpdate({ target: instalacao.chave, set: { valor } });
    await recordAudit(tx, {
      userId,
      acao: 'alterou',
      entidade: 'modelos',
      ...changedFields(flat(before), flat(modelos), []),
    });
  });
}

/** One field per choice, for the audit log. */
function flat({ tarefas, dados }: Modelos): Record<string, string | number | boolean | null> {
  const words = (choice: { provedor: string; modelo: string } | null) =>
    choice && [choice.provedor, choice.modelo].filter(Boolean).join(' ');
  return Object.fromEntries([
    ...Object.entries(tarefas).flatMap(([tarefa, { escolha, reserva, esforco, saida }]) => [
      [`${tarefa}`, words(escolha)],
      [`${tarefa}Reserva`, words(reserva)],
      [`${tarefa}Esforco`, esforco],
      [`${tarefa}Saida`, saida],
    ]),
    ...Object.entries(dados).map(([tipo, sai]) => [`sai_${tipo}`, sai]),
  ]);
}
