import { type FolderPreview, hotsiteTexts } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { DriveError, isAskedWrongly } from '#server/adapters/drive/port.ts';
import { type GuessClasses as Guess, previewFolder } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { AppError } from '#server/kernel/errors.ts';

export type GuessClasses = Guess;

/** Longest a listing may take, in milliseconds. */
const listingTimeout = 60_000;

/**
 * What a folder would bring (HOT-24). Throws AppError 400 for a link that leads to no folder to be read
 * and 502 for a Drive that does not answer: the sentence of HOT-22 with the precise reason beneath it.
 */
export async function previewDriveFolder(
  deps: Parameters<typeof previewFolder>[0],
  { driveUrl, maxAssets }: { driveUrl: string; maxAssets: number },
): Promise<FolderPreview> {
  try {
    const folder = deps.drive.parse(driveUrl);
    return await previewFolder(deps, folder, { maxAssets, signal: AbortSignal.timeout(listingTimeout) });
  } catch (error) {
    if (!(error instanceof DriveError)) throw error;
    const { code, message: detail } = error;
    throw new AppError(isAskedWrongly(error) ? 400 : 502, code, hotsiteTexts.previewFailed, {
      field: 'driveUrl',
      detail,
      cause: error,
    });
  }
}
