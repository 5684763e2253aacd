import { type SQL, sql } from 'drizzle-orm';

/** Prices of an empreendimento's units for sale, by its newest table: `de` to `ate`. */
export const unitPrices = (empreendimentoId: SQL): SQL => sql`
  SELECT DISTINCT u.preco AS de, coalesce(u.preco_ate, u.preco) AS ate
  FROM tabelas_de_unidades t JOIN unidades u ON u.tabela_id = t.id
  WHERE t.empreendimento_id = ${empreendimentoId} AND left(t.data, 7) = (
      SELECT max(left(n.data, 7)) FROM tabelas_de_unidades n WHERE n.empreendimento_id = ${empreendimentoId})
    AND coalesce(u.estado, 'disponivel') NOT IN ('vendida', 'indisponivel')`;

interface Fitting {
  /** Where its prices begin. */
  inicial: SQL;
  min: SQL;
  max: SQL;
  /** Its `unitPrices`, as a subselect or by name. */
  units: SQL;
}

/**
 * Whether an empreendimento is within a range of prices, ends included: where its prices begin, or any unit does. Without
 * a price it is within an open range alone; what is cheaper than its homes is a garage.
 */
export const fitsPrecos = ({ inicial, min, max, units }: Fitting): SQL => sql`(
  (${max} IS NULL OR ${inicial} <= ${max}) AND (${min} IS NULL OR ${inicial} >= ${min} OR EXISTS (
    SELECT FROM ${units} AS unit WHERE unit.de >= ${inicial} AND unit.ate >= ${min}
      AND (${max} IS NULL OR unit.de <= ${max}))))`;
