import { boolean, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { area, id, money } from './columns.ts';
import { empreendimentos } from './empreendimentos.ts';

/** The table of units of one document, as it was read. Earlier ones stay: they are its versions. */
export const tabelasDeUnidades = pgTable(
  'tabelas_de_unidades',
  {
    id: id(),
    empreendimentoId: integer('empreendimento_id')
      .notNull()
      .references(() => empreendimentos.id, { onDelete: 'cascade' }),
    arquivo: text('arquivo').notNull(),
    /** Version of the file it was read from. */
    versao: text('versao').notNull(),
    /** The table's own date: ISO day or month. */
    data: text('data'),
    /** What its campaign prices are called. */
    campanha: text('campanha'),
    /** Rows whose columns could not be told, and rows beyond the limit. */
    ignoradas: integer('ignoradas').notNull(),
    excedentes: integer('excedentes').notNull(),
    /** Fingerprint of its rows. */
    hash: text('hash').notNull(),
    lidaEm: timestamp('lida_em', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('tabelas_de_unidades_hash_unique').on(t.empreendimentoId, t.arquivo, t.hash)],
);

/** The rows of such a table, in its order. */
export const unidades = pgTable(
  'unidades',
  {
    tabelaId: integer('tabela_id')
      .notNull()
      .references(() => tabelasDeUnidades.id, { onDelete: 'cascade' }),
    ordem: integer('ordem').notNull(),
    unidade: text('unidade').notNull(),
    /** A row of several units, priced together. */
    faixa: boolean('faixa').notNull(),
    torre: text('torre'),
    andar: integer('andar'),
    posicao: text('posicao'),
    tipologia: text('tipologia'),
    areaPrivativa: area('area_privativa'),
    areaTotal: area('area_total'),
    vagas: integer('vagas'),
    preco: money('preco'),
    precoAte: money('preco_ate'),
    precoCampanha: money('preco_campanha'),
    estado: text('estado'),
    pagina: integer('pagina').notNull(),
    linha: integer('linha').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tabelaId, t.ordem] })],
);
