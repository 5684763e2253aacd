import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Contagem } from '#contract/da-pasta-a-pagina/contagem.ts';

/** Known findings of a version: of its latest verificação, else of its generation; null without a version. */
export const findingsOfVersion = (versaoId: SQLWrapper): SQL => sql`coalesce(
  (SELECT verificada.achados FROM hotsite_verificacoes verificada WHERE verificada.versao_id = ${versaoId}),
  (SELECT feita.achados FROM hotsite_versoes feita WHERE feita.id = ${versaoId}))`;

const count = (level: 'red' | 'yellow') =>
  sql.raw(`jsonb_array_length(jsonb_path_query_array(f.achados, '$[*] ? (@.level == "${level}")'))`);

/** Counts findings by level in a stored list: null without a list, zero if unreadable. */
export const countFindings = <Counts extends Contagem | null>(achados: SQLWrapper): SQL<Counts> =>
  // OFFSET 0 makes the list be read once for both.
  sql<Counts>`(
    SELECT jsonb_build_object('vermelhos', ${count('red')}, 'amarelos', ${count('yellow')})
    FROM (SELECT ${achados} AS achados OFFSET 0) f WHERE f.achados IS NOT NULL)`;
