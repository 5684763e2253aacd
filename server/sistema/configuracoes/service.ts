import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { configuracoes } from '#server/db/schema/sistema.ts';
import { answerTexts } from './default-texts/answers.ts';
import { assistantTexts } from './default-texts/assistant.ts';
import { type FalaKey, falaKeys, falaSetting } from './default-texts/falas.ts';
import { settingDefaults } from './defaults.ts';
import { changeConfiguracao } from './save.ts';

/** Assistant messages, which can be edited (SET-08). */
export type AssistantMessage = Extract<(typeof assistantTexts)[number], { tipo: 'mensagem' }>['chave'];
export const assistantMessages: readonly AssistantMessage[] = assistantTexts.flatMap((one) =>
  one.tipo === 'mensagem' ? [one.chave] : [],
);

/** Texts that answer questions to the assistant. */
export type AnswerText = (typeof answerTexts)[number]['chave'];
/** What the assistant says beside them. */
export type { FalaKey };
/** The setting of each message by its key in a conversation: all she says is in it. */
export const spokenSettings: ReadonlyMap<AssistantMessage | AnswerText | FalaKey, string> = new Map([
  ...assistantMessages.map((chave) => [chave, chave] as const),
  ...answerTexts.map(({ chave }) => [chave, chave] as const),
  ...falaKeys.map((key) => [key, falaSetting(key)] as const),
]);

/** Changes a setting within a transaction, with history and audit entry. */
export const changeSetting = changeConfiguracao;

const defaults = new Map(settingDefaults.map(({ chave, valor }) => [chave, valor]));

/**
 * A setting's text: the saved one, or the default if none is saved or it is empty (SET-14, SET-16). An
 * unknown key is a bug and throws.
 */
export async function readPrompt(db: Queryable, chave: string): Promise<string> {
  const standard = defaults.get(chave);
  if (standard === undefined) throw new Error(`no setting is called ${chave}`);
  const [row] = await db
    .select({ valor: configuracoes.valor })
    .from(configuracoes)
    .where(eq(configuracoes.chave, chave));
  const saved = row?.valor ?? '';
  return saved.trim() === '' ? standard : saved;
}

/** The texts of several settings, by key. */
export async function readPrompts(db: Queryable, chaves: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ chave: configuracoes.chave, valor: configuracoes.valor })
    .from(configuracoes)
    .where(inArray(configuracoes.chave, [...chaves]));
  const saved = new Map(rows.map(({ chave, valor }) => [chave, valor ?? '']));
  return new Map(
    chaves.map((chave) => [chave, saved.get(chave)?.trim() ? saved.get(chave)! : defaults.get(chave)!]),
  );
}
