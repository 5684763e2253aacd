import { databaseProblem } from '#server/db/database-problem.ts';

/** In every round of a crowd at least one gets through: as many as write at one moment are enough. */
const attempts = 25;

/**
 * Runs a write again when it clashed over a value that nobody typed, such as a slug made of a name
 * at the same moment as another: made anew, it is free. What a body gave is its sender's to change.
 */
export async function retryDerived<Result>(input: object, write: () => Promise<Result>): Promise<Result> {
  const given = input as Record<string, unknown>;
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      const problem = databaseProblem(error);
      const derived = problem?.code === 'duplicado' && problem.field && given[problem.field] === undefined;
      if (!derived || attempt === attempts) throw error;
    }
  }
}
