import { count, desc, eq } from 'drizzle-orm';
import { lazily } from '#contract/base/lazily.ts';
import type { Configuracao } from '#contract/sistema/configuracoes.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { configuracoes, configuracoesHistorico as historico, users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { findDefault } from './find-default.ts';
import { readConfiguracao } from './present.ts';

export interface SettingSave {
  chave: string;
  valor: string;
  /** The revision the text is based on; undefined overwrites any (API-19). */
  revisao: number | undefined;
  userId: number;
}

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

/**
 * Saves a setting's text, with history and audit entry. An empty or default text removes the saved one
 * (SET-16). Throws 404 for an unknown key, 409 for a stale write.
 */
export function saveConfiguracao(
  { db, clock }: { db: Db; clock: Clock },
  { valor, ...rest }: SettingSave,
): Promise<Configuracao> {
  return db.transaction((tx) => changeConfiguracao(tx, { ...rest, now: clock.now(), change: () => valor }));
}

/** The same within a transaction, from the text that is in use. */
export async function changeConfiguracao(
  tx: Tx,
  {
    chave,
    revisao,
    userId,
    now,
    change,
  }: Omit<SettingSave, 'valor'> & { now: Date; change: (current: string) => string },
): Promise<Configuracao> {
  const setting = findDefault(chave);
  const before = await lockRow(tx, setting);
  await refuseStale(tx, chave, revisao);
  const valor = change(before ?? setting.valor);
  const stored = valor.trim() === '' || valor === setting.valor ? null : valor;
  if (before === stored) return readConfiguracao(tx, chave);
  await tx
    .update(configuracoes)
    .set({ valor: stored, atualizadoEm: now })
    .where(eq(configuracoes.chave, chave));
  await tx.insert(historico).values({ chave, valor: stored, userId, quando: now });
  await recordAudit(tx, {
    userId,
    acao: 'alterou',
    entidade: 'configuracao',
    entidadeId: chave,
    nome: setting.titulo,
    antes: { valor: before ?? setting.valor },
    depois: { valor: stored ?? setting.valor },
  });
  await bumpLists(tx, 'configuracoes');
  return readConfiguracao(tx, chave);
}

/** Locks the setting's row, creating it if missing (SET-12). */
async function lockRow(tx: Tx, setting: { chave: string; descricao: string; categoria: string }) {
  const { chave, descricao, categoria } = setting;
  await tx.insert(configuracoes).values({ chave, descricao, categoria }).onConflictDoNothing();
  const [row] = await tx
    .select({ valor: configuracoes.valor })
    .from(configuracoes)
    .where(eq(configuracoes.chave, chave))
    .for('update');
  return row?.valor?.trim() ? row.valor : null;
}

async function refuseStale(tx: Tx, chave: string, revisao: number | undefined): Promise<void> {
  if (revisao === undefined) return;
  const [saves] = await tx.select({ total: count() }).from(historico).where(eq(historico.chave, chave));
  if (saves?.total === revisao) return;
  const [last] = await tx
    .select({ quando: historico.quando, por: shownName })
    .from(historico)
    .leftJoin(users, eq(users.id, historico.userId))
    .where(eq(historico.chave, chave))
    .orderBy(desc(historico.id))
    .limit(1);
  if (!last)
    throw new AppError(400, 'invalido', 'Este texto ainda não foi salvo nenhuma vez', { field: 'revisao' });
  throw new AppError(
    409,
    'alterado',
    `Este texto foi alterado por ${last.por ?? 'outra pessoa'} em ${moment().format(last.quando)}. Confira a mudança antes de salvar.`,
    {
      change: {
        by: last.por,
        at: last.quando.toISOString(),
        fields: ['valor'],
        current: await readConfiguracao(tx, chave),
      },
    },
  );
}
