/** Names the substep a failure happened in; the message is for people. */
export class StepError extends Error {
  readonly substep: string;
  constructor(substep: string, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StepError';
    this.substep = substep;
  }
}

/** Errors that are no step failure and are rethrown unchanged. */
const passing = new Set(['StepError', 'NeedsAnswer', 'StaleLeaseError']);

/** Runs work and attributes its failure to a substep. */
export async function inSubstep<Result>(substep: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && passing.has(error.name)) throw error;
    throw new StepError(substep, messageOf(error), { cause: error });
  }
}

const speaking = new Set([
  'AppError',
  'DriveError',
  'StorageError',
  'ImageError',
  'PdfError',
  'IntelligenceError',
  'PageRefused',
]);

/** The message of a user-facing error; empty for any other. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && speaking.has(error.name) ? error.message : '';
