import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TrashedName } from '#contract/entidades.ts';
import { corretores } from './schema/corretores.ts';
import { empreendimentos, hotsites, imoveisUsados, incorporadoras } from './schema/empreendimentos.ts';
import { bairros, cidades, estados, regioes, zonas } from './schema/territorio.ts';

/** A table whose records have a revision and can be trashed. */
export type CrudTable = PgTable & {
  id: AnyPgColumn;
  revisao: AnyPgColumn;
  atualizadoEm: AnyPgColumn;
  excluidoEm: AnyPgColumn;
} & ({ nome: AnyPgColumn } | { titulo: AnyPgColumn });

/** The table of each kind of record. */
export const tables: Readonly<Record<TrashedName, CrudTable>> = {
  regiao: regioes,
  estado: estados,
  cidade: cidades,
  zona: zonas,
  bairro: bairros,
  incorporadora: incorporadoras,
  empreendimento: empreendimentos,
  hotsite: hotsites,
  corretor: corretores,
  'imovel-usado': imoveisUsados,
};

/** The display name column of a table. */
export const nameColumn = (table: CrudTable): AnyPgColumn => ('nome' in table ? table.nome : table.titulo);
