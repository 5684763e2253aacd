import { and, desc, eq } from 'drizzle-orm';
import type { OwnContato } from '#contract/lisa/meu-espaco.ts';
import type { ContatoEstado } from '#contract/publico/contatos.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { changeOwnEstado } from '#server/publico/contatos/service.ts';

/** Most contacts shown. */
const most = 100;

/** Visitors who left a contact on a corretor's pages, newest first; one alone if its id is given. */
export async function readOwnContatos(
  db: Queryable,
  { corretorId, id }: { corretorId: number; id?: number },
): Promise<OwnContato[]> {
  const rows = await db
    .select()
    .from(contatos)
    .where(and(eq(contatos.corretorId, corretorId), id === undefined ? undefined : eq(contatos.id, id)))
    .orderBy(desc(contatos.recebidoEm), desc(contatos.id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    nome: row.nome,
    telefone: row.telefone,
    whatsapp: row.telefoneNormal,
    mensagem: row.mensagem,
    empreendimento: row.empreendimento,
    estado: row.estado as ContatoEstado,
    recebidoEm: row.recebidoEm.toISOString(),
  }));
}

/** Sets what became of a contact of his. Throws AppError 404 for any other. */
export function changeOwnContato(
  db: Db,
  { corretorId, id, estado }: { corretorId: number; id: number; estado: ContatoEstado },
): Promise<OwnContato> {
  return db.transaction(async (tx) => {
    if (!(await changeOwnEstado(tx, { id, corretorId, estado, origem: 'meu-espaco' })))
      throw missingRecord('contato');
    const [contato] = await readOwnContatos(tx, { corretorId, id });
    return contato!;
  });
}
