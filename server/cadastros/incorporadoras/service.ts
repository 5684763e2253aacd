import { and, eq, isNull, sql } from 'drizzle-orm';
import { foldText } from '#contract/base/text.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';

/** Normalised CNPJ for matching: letters and digits, upper case (DEV-07). */
export const normalCnpj = (cnpj: string) => cnpj.toUpperCase().replace(/[^0-9A-Z]/g, '') || null;

/** Normalised name for uniqueness: no accents, no case, single spaces. */
export const normalNome = (nome: string) => foldText(nome).replace(/\s+/g, ' ').trim();

/** Legal form and trade words, which documents include or omit. */
const legalForm =
  /\b(ltda|eireli|s[./]?a|spe(?: \d+)?|me|epp|incorporadora|incorporacoes|construtora|construcoes|empreendimentos?|imobiliari[oa]s?|participacoes|engenharia|e|de|do|da)\b\.?/g;

/** A company's name without legal form and trade words; '' if nothing remains. */
export const coreNome = (nome: string) =>
  foldText(nome)
    .replace(legalForm, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * The incorporadora a document means: by CNPJ, else by name, else by the name's core or one letter beside it, if
 * exactly one matches (SUP-35). Null if none.
 */
export async function matchIncorporadora(
  db: Queryable,
  found: { nome: string | null; cnpj: string | null },
): Promise<{ id: number; by: 'cnpj' | 'nome' } | null> {
  const live = isNull(incorporadoras.excluidoEm);
  const cnpj = found.cnpj ? normalCnpj(found.cnpj) : null;
  if (cnpj) {
    const rows = await db
      .select({ id: incorporadoras.id })
      .from(incorporadoras)
      .where(and(eq(incorporadoras.cnpjNormal, cnpj), live));
    if (rows[0]) return { id: rows[0].id, by: 'cnpj' };
  }
  if (!found.nome) return null;
  const rows = await db
    .select({
      id: incorporadoras.id,
      nome: incorporadoras.nome,
      nomeNormal: incorporadoras.nomeNormal,
      cnpjNormal: incorporadoras.cnpjNormal,
    })
    .from(incorporadoras)
    .where(live);
  // Different CNPJs are different companies, however similar their names.
  const possible = rows.filter((row) => !(cnpj && row.cnpjNormal && row.cnpjNormal !== cnpj));
  const same = possible.find((row) => row.nomeNormal === normalNome(found.nome ?? ''));
  if (same) return { id: same.id, by: 'nome' };
  const core = coreNome(found.nome);
  const alike = possible.filter((row) => core !== '' && coreNome(row.nome) === core);
  if (alike.length > 0) return alike.length === 1 ? { id: alike[0]!.id, by: 'nome' } : null;
  const near = possible.filter((row) => isSlip(coreNome(row.nome), core));
  return near.length === 1 ? { id: near[0]!.id, by: 'nome' } : null;
}

/** Shorter names are too close to each other for a letter to be a slip. */
const longEnough = 8;

/** Whether one long name is the other with one letter wrong, missing or too many: 'Caldeira Monte', 'Caldera Montes'. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < longEnough || long.length - short.length > 1) return false;
  const from = [...short].findIndex((letter, at) => letter !== long[at]);
  const at = from < 0 ? short.length : from;
  const isDigit = /\d/.test(`${short[at] ?? ''}${long[at]}`);
  const rest = long.slice(at + 1);
  return long !== short && !isDigit && (rest === short.slice(at) || rest === short.slice(at + 1));
}

/** Matches or creates the incorporadora; a missing CNPJ is added to the match. */
export async function findOrCreateIncorporadora(
  tx: Tx,
  found: { nome: string; cnpj: string | null },
  userId: number | null = null,
): Promise<{ id: number; created: boolean }> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('incorporadoras'))`);
  const match = await matchIncorporadora(tx, found);
  const cnpjNormal = found.cnpj ? normalCnpj(found.cnpj) : null;
  if (match) {
    if (cnpjNormal && match.by === 'nome') {
      const updated = await tx
        .update(incorporadoras)
        .set({ cnpj: found.cnpj, cnpjNormal, revisao: sql`${incorporadoras.revisao} + 1` })
        .where(and(eq(incorporadoras.id, match.id), isNull(incorporadoras.cnpjNormal)))
        .returning({ nome: incorporadoras.nome, revisao: incorporadoras.revisao });
      if (updated[0]) {
        await recordAudit(tx, {
          ...updated[0],
          userId,
          acao: 'alterou',
          entidade: 'incorporadora',
          entidadeId: match.id,
          antes: { cnpj: null },
          depois: { cnpj: found.cnpj },
        });
        await bumpLists(tx, 'incorporadoras');
      }
    }
    return { id: match.id, created: false };
  }
  const nome = await freeNome(tx, found.nome.trim(), found.cnpj);
  const rows = await tx
    .insert(incorporadoras)
    .values({ nome, nomeNormal: normalNome(nome), cnpj: found.cnpj, cnpjNormal })
    .returning({ id: incorporadoras.id });
  const { id } = rows[0]!;
  await recordAudit(tx, {
    userId,
    acao: 'criou',
    entidade: 'incorporadora',
    entidadeId: id,
    nome,
    revisao: 1,
    depois: { nome, cnpj: found.cnpj },
  });
  await bumpLists(tx, 'incorporadoras');
  return { id, created: true };
}

/** The name, with the CNPJ appended if another company has it (names are unique, DEV-07). */
async function freeNome(tx: Tx, nome: string, cnpj: string | null): Promise<string> {
  const taken = await tx
    .select({ id: incorporadoras.id })
    .from(incorporadoras)
    .where(and(eq(incorporadoras.nomeNormal, normalNome(nome)), isNull(incorporadoras.excluidoEm)));
  return taken.length > 0 && cnpj ? `${nome} (CNPJ ${cnpj})` : nome;
}
