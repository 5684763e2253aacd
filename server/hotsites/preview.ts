import { type FolderPreview, hotsiteTexts } from '#contract/hotsites.ts';
import { DriveError } from '#server/adapters/drive/port.ts';
import { AppError } from '#server/kernel/errors.ts';
import { type GuessClasses as Guess, previewFolder } from '#server/pastas/service.ts';

export type GuessClasses = Guess;

/** Longest a listing may take, in milliseconds. */
const listingTimeout = 60_000;

/**
 * What a folder would bring (HOT-24). Throws AppError 400 for a link to no folder and 502 for one
 * that cannot be read: the sentence of HOT-22 with the precise reason beneath it.
 */
export async function previewDriveFolder(
  deps: Parameters<typeof previewFolder>[0],
  { driveUrl, maxAssets }: { driveUrl: string; maxAssets: number },
): Promise<FolderPreview> {
  const refusal = (status: number, error: unknown) => {
    if (!(error instanceof DriveError)) return error;
    const { code, message: detail } = error;
    return new AppError(status, code, hotsiteTexts.previewFailed, {
      field: 'driveUrl',
      detail,
      cause: error,
    });
  };
  let folder: ReturnType<typeof deps.drive.parse>;
  try {
    folder = deps.drive.parse(driveUrl);
  } catch (error) {
    throw refusal(400, error);
  }
  try {
    return await previewFolder(deps, folder, { maxAssets, signal: AbortSignal.timeout(listingTimeout) });
  } catch (error) {
    throw refusal(502, error);
  }
}
