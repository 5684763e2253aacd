import type { Change, ErrorBody } from '#contract/base/errors.ts';
import { ApiError } from './errors.ts';

/**
 * The complete body of a refusal, with what uses a record or who changed it; null if none. The schema is
 * loaded only on a refusal.
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

/** The concurrent change, if it caused the refusal (API-19); else null. */
export async function changeOf(error: unknown): Promise<Change | null> {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (await refusalOf(error))?.change ?? null;
}
