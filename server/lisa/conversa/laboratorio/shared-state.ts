import { eq } from 'drizzle-orm';
import { type LaboratorioFaults, laboratorioFaults } from '#contract/lisa/laboratorio.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';
import type { Written } from './phone.ts';

/** A message as it arrived on the phone. */
export interface Arrived {
  /** The channel's id. */
  id: string;
  texto: string;
  em: string;
}

/** A channel call on its way to the webhook. */
export interface Call {
  /** Id of the message or of the status it carries. */
  id: string;
  texto: string;
  body: string;
  /** By the laboratory's clock; null waits for its batch. */
  due: number | null;
  /** Messages are subject to every fault; statuses are only repeated. */
  isMessage: boolean;
  state: 'a-caminho' | 'recusada' | 'perdida';
}

/**
 * The laboratory's state beyond Lisa's: clock, faults, phone, and calls in transit. Stored in the database,
 * shared by all processes serving the panel.
 */
export interface LaboratorioState {
  /** The clock's offset. */
  adiantadoMs: number;
  falhas: LaboratorioFaults;
  escritas: Written[];
  chegadas: Arrived[];
  aCaminho: Call[];
  /** Storage keys of pictures sent from the phone. */
  fotos: string[];
  /** Whether the last channel answer was lost: every other one is. */
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

/** The current state; by default a new laboratory. */
export async function readLaboratorioState(db: Queryable): Promise<LaboratorioState> {
  const [row] = await db.select({ valor: instalacao.valor }).from(instalacao).where(mine);
  return row ? JSON.parse(row.valor) : newState();
}

export const clearLaboratorioState = async (tx: Queryable): Promise<void> => {
  await tx.delete(instalacao).where(mine);
};

export type SharedState = ReturnType<typeof createSharedState>;

/** The shared state; changes are serialised across processes. */
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
