import { type SQL, sql } from 'drizzle-orm';

/** Everything else in the database about one corretor, as query conditions. */
export function ofPerson({ id, whatsappNormal }: { id: number; whatsappNormal: string | null }): {
  /** Rows of `onboarding_sessions`: those that created him, and one with his number if it is unique. */
  conversas: SQL;
  /** Keys the assistant knows him by: his number, and those he registered from. */
  pessoas: SQL;
  /** Ids of deeds concerning him and his imóveis usados. */
  deeds: SQL;
} {
  const digits = sql`regexp_replace(whatsapp, '\\D', '', 'g')`;
  const number = whatsappNormal ?? '';
  return {
    conversas: sql`(corretor_id = ${id} OR (corretor_id IS NULL AND ${number} <> ''
      AND ${digits} IN (${number}, ${number.replace(/^55/, '')})))`,
    pessoas: sql`
      SELECT whatsapp FROM onboarding_sessions WHERE corretor_id = ${id}
      UNION SELECT ${number}::text WHERE ${number} <> ''
        -- A number that was told and is somebody else's registration is theirs.
        AND NOT EXISTS (SELECT FROM onboarding_sessions WHERE whatsapp = ${number} AND corretor_id <> ${id})`,
    deeds: sql`
      SELECT id FROM auditoria WHERE entidade = 'corretor' AND entidade_id = ${String(id)}
      UNION ALL
      SELECT id FROM auditoria WHERE entidade = 'imovel-usado'
        AND entidade_id IN (SELECT id::text FROM imoveis_usados WHERE corretor_id = ${id})`,
  };
}
