import type { RunRow } from './run-kind.ts';

/** What a person may do with runs of a kind, implemented by the slice that works on it. */
export interface RunControl {
  /** Returns false if the run is over. */
  interrupt(run: RunRow, userId: number): Promise<boolean>;
  /**
   * Resumes the run where it stopped. Returns false if it neither failed nor was stopped. Throws AppError.
   */
  retry(run: RunRow, userId: number): Promise<boolean>;
  /** Starts the same work anew and returns the new run's id. Throws AppError. */
  again(run: RunRow, userId: number): Promise<string>;
  /** Whether its input can be run again unchanged. */
  repeatable(run: RunRow): boolean;
}
