import { z } from 'zod';
import type { DriveError } from './port.ts';
import { refusals } from './refusals.ts';

/** A Google answer other than 2xx, with the reason from its body ('rateLimitExceeded'). */
export class GoogleApiError extends Error {
  readonly status: number;
  readonly reasons: string[];
  constructor(status: number, reasons: string[]) {
    super(`Google Drive answered ${status} (${reasons.join(', ') || 'no reason'})`);
    this.name = 'GoogleApiError';
    this.status = status;
    this.reasons = reasons;
  }
}

const bodySchema = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string().optional() })).default([]),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

export async function readGoogleError(response: Response): Promise<GoogleApiError> {
  const body = bodySchema.safeParse(await response.json().catch(() => null));
  const entries = body.success ? [...body.data.error.errors, ...body.data.error.details] : [];
  const reasons = entries.map((entry) => entry.reason).filter((reason) => reason !== undefined);
  return new GoogleApiError(response.status, reasons);
}

const slower = ['userRateLimitExceeded', 'rateLimitExceeded', 'sharingRateLimitExceeded'];
const daily = ['dailyLimitExceeded', 'dailyLimitExceededUnreg', 'quotaExceeded'];
const badKey = [
  'keyInvalid',
  'keyExpired',
  'API_KEY_INVALID',
  'ipRefererBlocked',
  'API_KEY_HTTP_REFERRER_BLOCKED',
];
const disabled = ['accessNotConfigured', 'SERVICE_DISABLED'];

export const isRateLimit = (error: GoogleApiError) =>
  error.status === 429 || (error.status === 403 && has(error, slower));

/** Whether a single item below the folder is missing or closed, rather than the service failing. */
export const isOutOfReach = (error: unknown): error is GoogleApiError =>
  error instanceof GoogleApiError &&
  (error.status === 404 || error.status === 410 || (error.status === 403 && generalRefusal(error) === null));

export function folderRefusal(error: unknown): unknown {
  if (!(error instanceof GoogleApiError)) return error;
  const general = generalRefusal(error);
  if (general) return general;
  if (error.status === 403 && has(error, ['domainPolicy'])) return refusals.domainPolicy();
  if (error.status === 403) return refusals.notShared();
  return error.status === 404 || error.status === 410 ? refusals.notFound() : refusals.unavailable(error);
}

export function fileRefusal(error: unknown, name: string): unknown {
  if (!(error instanceof GoogleApiError)) return error;
  const general = generalRefusal(error);
  if (general) return general;
  if (has(error, ['exportSizeLimitExceeded'])) return refusals.exportTooLarge(name);
  if (has(error, ['downloadQuotaExceeded'])) return refusals.downloadQuota(name);
  if (error.status === 403) return refusals.downloadForbidden(name);
  return error.status === 404 || error.status === 410
    ? refusals.fileUnavailable(name)
    : refusals.unavailable(error);
}

/** Refusals unrelated to the requested folder or file. */
function generalRefusal(error: GoogleApiError): DriveError | null {
  if (isRateLimit(error)) return refusals.rateLimit(error);
  if (error.status === 403 && has(error, daily)) return refusals.dailyLimit();
  if (has(error, disabled)) return refusals.apiDisabled();
  if (error.status === 401 || has(error, badKey)) return refusals.badCredential(error);
  return error.status >= 500 ? refusals.unavailable(error) : null;
}

function has(error: GoogleApiError, reasons: string[]): boolean {
  return error.reasons.some((reason) => reasons.includes(reason));
}
