import type { LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { fairShare } from './fair-share.ts';
import { mediaKind } from './media-kinds.ts';
import { leaveOut } from './raw-asset.ts';

/** One in so many places is kept for videos, if the folder has any. */
const placesPerVideo = 10;

export interface MediaSelection {
  /** Files that are never opened, each with its reason. */
  refused: LeftOut[];
  /**
   * The next files worth opening for so many free places: pictures first, then videos, each in listing order,
   * shared fairly among folders and likely classes. Empty when none is left.
   */
  next(places: number): DriveFile[];
  /** What was never opened. */
  rest(): LeftOut[];
}

/** Chooses among a folder's pictures and videos for at most `maxAssets` places. Documents are ignored. */
export function createSelection(files: DriveFile[], maxAssets: number): MediaSelection {
  const refused: LeftOut[] = [];
  let images: DriveFile[] = [];
  let copies: DriveFile[] = [];
  let videos: DriveFile[] = [];
  const versions = new Set<string>();
  for (const file of files) {
    const kind = mediaKind(file);
    if (kind === 'image') {
      (versions.has(file.version) ? copies : images).push(file);
      versions.add(file.version);
    } else if (kind === 'video') videos.push(file);
    else if (kind) refused.push(kind);
  }
  // Files of one version are one picture: the others wait until nothing else is left.
  const afterwards = () => {
    if (images.length > 0) return;
    images = copies;
    copies = [];
  };
  const forVideos = maxAssets > 1 ? Math.min(videos.length, Math.ceil(maxAssets / placesPerVideo)) : 0;
  let reserved = forVideos;
  return {
    refused,
    next(places) {
      const pictures = fairShare(images, Math.max(0, places - reserved));
      const films = fairShare(videos, Math.max(0, places - pictures.size));
      const chosen = [...images, ...videos].filter((file) => pictures.has(file) || films.has(file));
      images = images.filter((file) => !pictures.has(file));
      videos = videos.filter((file) => !films.has(file));
      afterwards();
      reserved = 0;
      return chosen;
    },
    rest() {
      const message = `A pasta tem mais imagens e vídeos do que o limite de ${maxAssets}.`;
      return [...images, ...copies, ...videos].map(({ path }) => leaveOut(path, 'limite', message));
    },
  };
}

/** What a folder would give at first sight, without opening anything. */
export function selectMedia(
  files: DriveFile[],
  maxAssets: number,
): { chosen: DriveFile[]; leftOut: LeftOut[] } {
  const selection = createSelection(files, maxAssets);
  const chosen = selection.next(maxAssets);
  return { chosen, leftOut: [...selection.refused, ...selection.rest()] };
}
