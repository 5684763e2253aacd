import { sql } from 'drizzle-orm';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Queryable } from '#server/db/client.ts';

/** Uploaded pictures: unguessable names known only by their address. */
const sent = /[^\s"'<>\\,]*\b(upload\/[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z]{3,4})\b/g;

/** Uploaded pictures mentioned anywhere in these values: addresses and storage keys. */
export function picturesIn(values: unknown): { addresses: string[]; keys: string[] } {
  // A value stored as text may itself be JSON.
  const found = [...JSON.stringify(values).replaceAll('\\"', '"').matchAll(sent)];
  return {
    addresses: [...new Set(found.map(([address]) => address))],
    keys: [...new Set(found.map(([, key]) => key!))],
  };
}

/** Keys that no remaining record uses. */
export async function unusedPictures(db: Queryable, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<{ chave: string }>(sql`
    WITH usadas AS (
      SELECT concat_ws(' ', foto, logo_personalizada, imagem_fundo_site, redes_sociais) AS texto FROM corretores
      UNION ALL SELECT fotos::text FROM imoveis_usados
      UNION ALL SELECT foto FROM onboarding_sessions
      UNION ALL SELECT foto FROM bairros
      UNION ALL SELECT logo FROM incorporadoras
      UNION ALL SELECT concat_ws(' ', imagem_principal, assets_catalog) FROM empreendimentos
    ), ditas AS (SELECT texto FROM usadas WHERE texto LIKE '%upload/%')
    SELECT chave FROM json_array_elements_text(${JSON.stringify(keys)}::json) AS chaves(chave)
    WHERE NOT EXISTS (SELECT FROM ditas WHERE position(chave IN texto) > 0)`);
  return rows.map(({ chave }) => chave);
}

/** Deletes files one by one; throws if the storage fails. */
export async function removePictures(storage: Storage, keys: string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}
