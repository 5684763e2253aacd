import { createHttpClient } from '#server/kernel/http-client.ts';
import { createGoogleDrive } from './google-drive.ts';
import { createLocalFolders } from './local-folder.ts';
import type { ChangesFeed, Drive } from './port.ts';
import { refusals } from './refusals.ts';

export const googleDriveUrl = 'https://www.googleapis.com/drive/v3';
export const googleTokenUrl = 'https://oauth2.googleapis.com/token';

export interface DriveConfig {
  apiKey: string | undefined;
  /** JSON of a service account, or the path of its file. */
  serviceAccount: string | undefined;
  /** `googleDriveUrl` and `googleTokenUrl` unless configured. */
  driveUrl: string;
  tokenUrl: string;
  /** Root for 'file:///nome-da-pasta'. */
  localRoot: string;
}

export interface FolderReader extends Drive {
  readonly capabilities: { google: boolean; localFolders: boolean };
  /** Change notifications of the source; null if it has none. */
  readonly changes: ChangesFeed | null;
  /**
   * Makes one authenticated call to Google and returns the account's e-mail, null for an API key. Throws
   * DriveError.
   */
  probe(signal: AbortSignal): Promise<string | null>;
  close(): Promise<void>;
}

export interface DriveDeps {
  now?: () => number;
  random?: () => number;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** One drive for both kinds of links: Google Drive and folders on this machine. */
export function createDrive(config: DriveConfig, deps: DriveDeps = {}): FolderReader {
  const { driveUrl, tokenUrl, localRoot, ...keys } = config;
  const http = createHttpClient({
    // Downloads are redirected to hosts below googleusercontent.com.
    hosts: ['www.googleapis.com', 'oauth2.googleapis.com', '*.googleusercontent.com'],
    configured: [
      ...(driveUrl === googleDriveUrl ? [] : [driveUrl]),
      ...(tokenUrl === googleTokenUrl ? [] : [tokenUrl]),
    ],
    ...deps,
  });
  const google = createGoogleDrive({ credentials: { ...keys, tokenUrl }, driveUrl, http, now: deps.now });
  const local = createLocalFolders(localRoot);

  return {
    capabilities: {
      google: keys.apiKey !== undefined || keys.serviceAccount !== undefined,
      localFolders: true,
    },
    changes: google.changes,
    probe: (signal) => google.probe(signal),
    parse: (link) => (/^\s*file:/i.test(link) ? local : google).parse(link),
    list: (folder, options) => (folder.key.startsWith('local:') ? local : google).list(folder, options),
    open(file, options) {
      if (file.id.startsWith('local:')) return local.open(file, options);
      if (file.id.startsWith('google:')) return google.open(file, options);
      return Promise.reject(refusals.fileUnavailable(file.name));
    },
    thumbnail: async (file, options) =>
      file.id.startsWith('google:') ? ((await google.thumbnail?.(file, options)) ?? null) : null,
    close: () => http.close(),
  };
}
