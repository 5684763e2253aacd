import { type FolderPreview, hotsiteTexts } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { DriveError, isInvalidLink } from '#server/adapters/drive/port.ts';
import { type GuessClasses as Guess, previewFolder } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { AppError } from '#server/kernel/errors.ts';

export type GuessClasses = Guess;

/** Time limit of a listing in ms. */
const listingTimeout = 60_000;

/**
 * Previews a folder (HOT-24). Throws AppError 400 for an unusable link and 502 for an unresponsive Drive: the
 * sentence of HOT-22 with the specific reason below.
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
    throw new AppError(isInvalidLink(error) ? 400 : 502, code, hotsiteTexts.previewFailed, {
      field: 'driveUrl',
      detail,
      cause: error,
    });
  }
}
