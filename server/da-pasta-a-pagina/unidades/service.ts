import { followTable as follow } from './follow-table.ts';
import { type TabelaPublica as Publica, readTabelaPublica as readPublic } from './public-table.ts';
import { type TabelaLida as Lida, readTables as read } from './read/read-tables.ts';
import { readNewestTable as readNewest } from './read-versions.ts';
import { storeTables as store } from './store.ts';

/** What a page may tell of the newest table. */
export const readTabelaPublica = readPublic;
export type TabelaPublica = Publica;

/** A building's units by its newest table, and what changed since the one before. */
export const readNewestTable = readNewest;

/** The tables of units in a folder's documents, row by row. */
export const readTables = read;

/** Keeps tables as versions, in the transaction that stores the reading. Idempotent. */
export const storeTables = store;

/** Lowest price, its date and areas as the newest table has them. */
export const followTable = follow;

/** What is to be said of the tables of a reading: rows left out, and why. */
export const tableWarnings = (tabelas: Lida[]): string[] =>
  tabelas.flatMap(({ arquivo, unidades, ignoradas, excedentes }) => [
    ...(ignoradas > 0
      ? [
          ignoradas === 1
            ? `Uma linha da tabela “${arquivo}” ficou de fora: não deu para saber o que é cada coluna.`
            : `${ignoradas} linhas da tabela “${arquivo}” ficaram de fora: não deu para saber o que é cada coluna.`,
        ]
      : []),
    ...(excedentes > 0
      ? [`A tabela “${arquivo}” é longa demais: foram lidas as ${unidades.length} primeiras unidades.`]
      : []),
  ]);
