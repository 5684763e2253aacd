import type { Change, ErrorBody } from '#contract/base/errors.ts';
import { ApiError } from './errors.ts';

/**
 * The whole body of a refused call, with what uses a record or who changed it; null when there is
 * none. What judges it is fetched when something was refused: a screen that opens does without.
 */
export async function refusalOf(error: unknown): Promise<ErrorBody | null> {
  if (!(error instanceof ApiError)) return null;
  try {
    const { errorBodySchema } = await import('#contract/base/errors.ts');
    return errorBodySchema.safeParse(JSON.parse(error.body)).data ?? null;
  } catch {
    return null;
  }
}

/** What happened to a record meanwhile, where that is why a write was refused (API-19); else null. */
export async function changeOf(error: unknown): Promise<Change | null> {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (await refusalOf(error))?.change ?? null;
}
