import { count, desc, eq } from 'drizzle-orm';
import type { Intent } from '#contract/lisa/entendimento.ts';
import { type Frase, leiturasMessages, maxFrases } from '#contract/lisa/leituras.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { lisaFrases } from '#server/db/schema/lisa.ts';
import { users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { anonymous } from './anonymous.ts';

const nobody = { nome: null, nomeGuerra: null };

/** The collection, the latest first; or one phrase of it. */
export async function readPhrases(db: Queryable, id?: number): Promise<Frase[]> {
  const rows = await db
    .select({ frase: lisaFrases, autor: shownName })
    .from(lisaFrases)
    .leftJoin(users, eq(users.id, lisaFrases.userId))
    .where(id === undefined ? undefined : eq(lisaFrases.id, id))
    .orderBy(desc(lisaFrases.id));
  return rows.map(({ frase, autor }) => ({
    id: frase.id,
    texto: frase.texto,
    pergunta: (frase.pergunta || null) as Question | null,
    intencoes: frase.intencoes as Intent[],
    criadoEm: frase.criadoEm.toISOString(),
    autor,
  }));
}

async function readPhrase(db: Queryable, id: number): Promise<Frase> {
  const [frase] = await readPhrases(db, id);
  if (!frase) throw new AppError(404, 'nao-encontrado', leiturasMessages.notFound);
  return frase;
}

type Acting = { userId: number; now: Date };

/** Logs a deed on a phrase and tells the panel. */
async function did(
  tx: Tx,
  {
    id,
    ...deed
  }: { acao: 'guardou' | 'alterou' | 'excluiu'; id: number; userId: number; dados?: Record<string, unknown> },
): Promise<void> {
  await recordAudit(tx, { ...deed, entidade: 'frase', entidadeId: id });
  await bumpLists(tx, 'admin/whatsapp/entendimento');
}

/** Keeps a phrase; the same words at the same question are kept once. Throws 409 if the collection is full. */
export async function keepPhrase(
  tx: Tx,
  { texto, pergunta, intencoes, userId, now }: Pick<Frase, 'texto' | 'pergunta' | 'intencoes'> & Acting,
): Promise<Frase> {
  const [kept] = await tx.select({ total: count() }).from(lisaFrases);
  if (kept!.total >= maxFrases) throw new AppError(409, 'colecao-cheia', leiturasMessages.full);
  const [row] = await tx
    .insert(lisaFrases)
    .values({ texto: anonymous(texto, nobody), pergunta: pergunta ?? '', intencoes, userId, criadoEm: now })
    .onConflictDoUpdate({
      target: [lisaFrases.texto, lisaFrases.pergunta],
      set: intencoes.length > 0 ? { intencoes, userId } : { userId },
    })
    .returning({ id: lisaFrases.id });
  await did(tx, { acao: 'guardou', id: row!.id, userId });
  return readPhrase(tx, row!.id);
}

/** Says what a phrase means. Throws 404. */
export async function labelPhrase(
  tx: Tx,
  { id, intencoes, userId }: { id: number; intencoes: Intent[]; userId: number },
): Promise<Frase> {
  const { intencoes: before } = await readPhrase(tx, id);
  await tx.update(lisaFrases).set({ intencoes }).where(eq(lisaFrases.id, id));
  const dados = { antes: { intencoes: before }, depois: { intencoes } };
  await did(tx, { acao: 'alterou', id, userId, dados });
  return readPhrase(tx, id);
}

/** Takes a phrase out of the collection. Throws 404. */
export async function dropPhrase(tx: Tx, { id, userId }: { id: number; userId: number }): Promise<void> {
  await readPhrase(tx, id);
  await tx.delete(lisaFrases).where(eq(lisaFrases.id, id));
  await did(tx, { acao: 'excluiu', id, userId });
}

/** Stages of the collection that is learned from, by question. */
const stageOf: Record<Question, string> = {
  interesse: 'saudacao',
  creci: 'creci',
  uf: 'creci',
  nome: 'nome',
  contato: 'nome',
  email: 'email',
  telefone: 'email',
  nomeGuerra: 'nome_guerra',
  regiao: 'regiao',
  precos: 'precos',
  foto: 'foto',
  confirmar: 'confirmacao',
};

/** The phrases whose meaning was said, a line each, as `scripts/lisa/frases` has them. */
export function phrasesFile(frases: readonly Frase[]): string {
  const lines = frases
    .filter(({ intencoes }) => intencoes.length > 0)
    .map(({ texto, pergunta, intencoes }) =>
      [
        pergunta === null ? 'enviado' : stageOf[pergunta],
        intencoes.join(','),
        '-',
        texto.replace(/\s*\n\s*/g, ' ⏎ '),
      ].join('|'),
    );
  return `${['# painel frases guardadas pela equipe', '= ', ...lines].join('\n')}\n`;
}
