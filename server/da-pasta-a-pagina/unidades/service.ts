import { followTable as follow } from './follow-table.ts';
import { readTabelaPublica as readPublic } from './public-table.ts';
import { type TabelaLida as Lida, readTables as read } from './read/read-tables.ts';
import { storeTables as store } from './store.ts';

/** What a page may tell of the newest table. */
export const readTabelaPublica = readPublic;

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
