import type { Db } from '#server/db/client.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { nextNumber } from './sequence.ts';

/** A contact that a visitor left. */
export async function createContato(db: Db, change: Partial<typeof contatos.$inferInsert> = {}) {
  const n = nextNumber();
  const digits = `5547${990_000_000 + n}`;
  const [row] = await db
    .insert(contatos)
    .values({
      empreendimento: 'Residencial Aurora',
      nome: `Visitante ${n}`,
      telefone: digits.replace(/^55(..)(.....)(....)$/, '($1) $2-$3'),
      telefoneNormal: digits,
      mensagem: 'Gostaria de conhecer as plantas.',
      consentimento: '2026-11',
      envio: `envio ${n}`,
      recebidoEm: new Date(),
      ...change,
    })
    .returning();
  return row!;
}
