import { eq } from 'drizzle-orm';
import { type LaboratorioFaults, laboratorioFaults } from '#contract/lisa/laboratorio.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';
import type { Written } from './phone.ts';

/** A message as it arrived on the phone. */
export interface Arrived {
  /** The channel's id of it. */
  id: string;
  texto: string;
  em: string;
}

/** A call of the channel on its way to the webhook. */
export interface Call {
  /** Of the message or of the news it carries. */
  id: string;
  texto: string;
  body: string;
  /** By the laboratory's clock; null waits for its batch. */
  due: number | null;
  /** Messages meet every fault; news of ours are only repeated. */
  isMessage: boolean;
  state: 'a-caminho' | 'recusada' | 'perdida';
}

/**
 * What the laboratory is beside what Lisa stores: its clock, its faults, its phone, and what is on its
 * way. It lies in the database, so that every process that serves the panel has the same one.
 */
export interface LaboratorioState {
  /** How far the clock was moved. */
  adiantadoMs: number;
  falhas: LaboratorioFaults;
  escritas: Written[];
  chegadas: Arrived[];
  aCaminho: Call[];
  /** Where the pictures are kept that were sent from the phone. */
  fotos: string[];
  /** Whether the last answer of the channel was lost: every other one is. */
  perdeu: boolean;
}

const chave = 'laboratorio';
const mine = eq(instalacao.chave, chave);

const newState = (): LaboratorioState => ({
  adiantadoMs: 0,
  escritas: [],
  chegadas: [],
  aCaminho: [],
  fotos: [],
  perdeu: false,
  falhas: Object.fromEntries(laboratorioFaults.map((fault) => [fault, false])) as LaboratorioFaults,
});

/** As it stands; a laboratory nobody has been to is a new one. */
export async function readLaboratorioState(db: Queryable): Promise<LaboratorioState> {
  const [row] = await db.select({ valor: instalacao.valor }).from(instalacao).where(mine);
  return row ? JSON.parse(row.valor) : newState();
}

export const clearLaboratorioState = async (tx: Queryable): Promise<void> => {
  await tx.delete(instalacao).where(mine);
};

export type SharedState = ReturnType<typeof createSharedState>;

/** The state as one process sees and changes it, one change after the other across all of them. */
export function createSharedState(db: Db) {
  return {
    read: () => readLaboratorioState(db),
    change<Result>(work: (state: LaboratorioState) => Result): Promise<Result> {
      return db.transaction(async (tx) => {
        await tx
          .insert(instalacao)
          .values({ chave, valor: JSON.stringify(newState()) })
          .onConflictDoNothing();
        const [row] = await tx.select({ valor: instalacao.valor }).from(instalacao).where(mine).for('update');
        const state: LaboratorioState = JSON.parse(row!.valor);
        const result = work(state);
        await tx
          .update(instalacao)
          .set({ valor: JSON.stringify(state) })
          .where(mine);
        return result;
      });
    },
  };
}
