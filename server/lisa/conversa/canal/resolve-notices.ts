import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { errorCodes } from '#server/kernel/whatsapp-error-codes.ts';

/** Only a paid message proves these: conversation answers are free. */
const provenByTemplate = ['pagamento', 'modelo-recusado', 'limite-da-pessoa'];
const keysOf = (isTemplate: boolean) =>
  Object.entries(errorCodes)
    .filter(
      ([, { doCanal, falha }]) =>
        doCanal && (isTemplate ? falha !== 'modelo-recusado' : !provenByTemplate.includes(falha)),
    )
    .map(([codigo]) => `erro:${codigo}`);
const keys = { text: [...keysOf(false), 'acesso'], template: [...keysOf(true), 'acesso'] };

/** Resolves notices disproved by a successfully sent message. */
export async function resolveNotices(
  db: Db,
  canal: string,
  { at, isTemplate }: { at: Date; isTemplate: boolean },
): Promise<void> {
  const solved = isTemplate ? keys.template : keys.text;
  await db.execute(sql`
    UPDATE lisa_avisos SET gravidade = 'ok', fazer = NULL, desde = ${at.toISOString()}::timestamptz,
      ultima_em = ${at.toISOString()}::timestamptz, visto_por = NULL, visto_em = NULL
    WHERE canal = ${canal} AND gravidade <> 'ok' AND ultima_em < ${at.toISOString()}::timestamptz
      AND (chave = ANY(${sql.param(solved)}::text[]) OR (chave = 'conexao' AND canal = 'evolution'))`);
}
