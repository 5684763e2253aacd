import type { RunRow } from './run-kind.ts';

/** What a person may have done to runs of a kind; whoever works on that kind says how. */
export interface RunControl {
  /** False when the run is over already. */
  interrupt(run: RunRow, userId: number): Promise<boolean>;
  /** Takes it up where it stopped. False when it neither failed nor was stopped. Throws AppError. */
  retry(run: RunRow, userId: number): Promise<boolean>;
  /** Starts what it was asked for anew and answers the new run's id. Throws AppError. */
  again(run: RunRow, userId: number): Promise<string>;
  /** Whether what it was asked for can be asked again as it stands. */
  repeatable(run: RunRow): boolean;
}
