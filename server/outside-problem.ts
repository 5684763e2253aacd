import type { Access } from '#contract/base/routes.ts';
import { DriveError, isInvalidLink } from '#server/adapters/drive/port.ts';
import { ImageError } from '#server/adapters/images/port.ts';
import { IntelligenceError } from '#server/adapters/intelligence/port.ts';
import { PdfError } from '#server/adapters/pdf/port.ts';
import { StorageError, unavailableFiles } from '#server/adapters/storage/port.ts';
import { AppError } from '#server/kernel/errors.ts';

/**
 * Maps an outside failure for the caller (API-13, API-18): 400 for a wrong input (including a missing
 * folder), 507 for a full disk, 502 for a failing service. Null for any other error.
 */
export function outsideProblem(error: unknown, access?: Access): AppError | null {
  const told = (status: number, code: string) =>
    new AppError(status, code, (error as Error).message, { cause: error });
  if (error instanceof DriveError) return told(isInvalidLink(error) ? 400 : 502, error.code);
  if (error instanceof IntelligenceError) return told(502, error.code);
  if (error instanceof StorageError) {
    // Names of buckets and variables are shown only to those who can change them.
    if (error.code === 'mal-configurado' && access !== 'admin' && access !== 'stream')
      return new AppError(502, 'indisponivel', unavailableFiles, { cause: error });
    return told(error.code === 'cheio' ? 507 : 502, error.code);
  }
  if (error instanceof ImageError) return told(400, error.code);
  if (error instanceof PdfError) return told(400, error.reason);
  return null;
}
