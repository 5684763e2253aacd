import { databaseProblem } from '#server/db/database-problem.ts';

/** In every round at least one of the competing writes succeeds, so this bounds the concurrent writers. */
const attempts = 25;

/**
 * Retries a write that clashed over a derived value, such as a slug generated from a name concurrently:
 * regenerated, it is free. A clash over a value given in the body is the sender's to fix.
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
