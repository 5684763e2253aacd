import { type Change, errorBodySchema } from '#contract/errors.ts';
import { ApiError } from '#web/kit/api/errors.ts';

/** What happened to a record meanwhile, where that is why a write was refused (API-19); else null. */
export function changeOf(error: unknown): Change | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  try {
    return errorBodySchema.parse(JSON.parse(error.body)).change ?? null;
  } catch {
    return null;
  }
}
