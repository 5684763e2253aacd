import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { configuracoes } from '#server/db/schema/sistema.ts';
import { answerTexts } from './default-texts/answers.ts';
import { assistantTexts } from './default-texts/assistant.ts';
import { settingDefaults } from './defaults.ts';
import { changeConfiguracao } from './save.ts';

/** Assistant messages, which can be edited (SET-08). */
export type AssistantMessage = Extract<(typeof assistantTexts)[number], { tipo: 'mensagem' }>['chave'];
export const assistantMessages: readonly AssistantMessage[] = assistantTexts.flatMap((one) =>
  one.tipo === 'mensagem' ? [one.chave] : [],
);

/** Texts that answer questions to the assistant. */
export type AnswerText = (typeof answerTexts)[number]['chave'];
/** Everything the assistant says from the settings. */
export const editableMessages: readonly (AssistantMessage | AnswerText)[] = [
  ...assistantMessages,
  ...answerTexts.map(({ chave }) => chave),
];

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
