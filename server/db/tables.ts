import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TrashedName } from '#contract/entidades.ts';
import { corretores } from './schema/corretores.ts';
import { empreendimentos, hotsites, imoveisUsados, incorporadoras } from './schema/empreendimentos.ts';
import { bairros, cidades, estados, regioes, zonas } from './schema/territorio.ts';

/** A table whose records have a revision and go to the trash. */
export type CrudTable = PgTable & {
  id: AnyPgColumn;
  revisao: AnyPgColumn;
  atualizadoEm: AnyPgColumn;
  excluidoEm: AnyPgColumn;
} & ({ nome: AnyPgColumn } | { titulo: AnyPgColumn });

/** Where the records of each kind stand. */
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

/** What a record of the table is called. */
export const nameColumn = (table: CrudTable): AnyPgColumn => ('nome' in table ? table.nome : table.titulo);
