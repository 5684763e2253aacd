/** Names the substep a failure happened in; the message is for people. */
export class StepError extends Error {
  readonly substep: string;
  constructor(substep: string, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StepError';
    this.substep = substep;
  }
}

/** What is no failure of a step: it goes on to who works on the run as it is. */
const passing = new Set(['StepError', 'NeedsAnswer', 'StaleLeaseError']);

/** Runs work and says which substep its failure belongs to. */
export async function within<Result>(substep: string, work: () => Promise<Result>): Promise<Result> {
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

/** The sentence of an error made for people; nothing of any other. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && speaking.has(error.name) ? error.message : '';
