import { type ErrorBody, errorBodySchema } from '#contract/errors.ts';
import { ApiError } from './errors.ts';

/** The whole body of a refused call, with what uses a record or who changed it; null when there is none. */
export function refusalOf(error: unknown): ErrorBody | null {
  if (!(error instanceof ApiError)) return null;
  try {
    return errorBodySchema.safeParse(JSON.parse(error.body)).data ?? null;
  } catch {
    return null;
  }
}
