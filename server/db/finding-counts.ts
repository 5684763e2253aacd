import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Contagem } from '#contract/da-pasta-a-pagina/contagem.ts';

/** What is known to be wrong with a version: by its last check, else by its making; null without a version. */
export const findingsOfVersion = (versaoId: SQLWrapper): SQL => sql`coalesce(
  (SELECT verificada.achados FROM hotsite_verificacoes verificada WHERE verificada.versao_id = ${versaoId}),
  (SELECT feita.achados FROM hotsite_versoes feita WHERE feita.id = ${versaoId}))`;

const count = (level: 'red' | 'yellow') =>
  sql.raw(`jsonb_array_length(jsonb_path_query_array(f.achados, '$[*] ? (@.level == "${level}")'))`);

/** How many findings of each kind a stored list holds: null without a list, none in one that cannot be read. */
export const countFindings = <Counts extends Contagem | null>(achados: SQLWrapper): SQL<Counts> =>
  // OFFSET 0: the list is read once for both.
  sql<Counts>`(
    SELECT jsonb_build_object('vermelhos', ${count('red')}, 'amarelos', ${count('yellow')})
    FROM (SELECT ${achados} AS achados OFFSET 0) f WHERE f.achados IS NOT NULL)`;
