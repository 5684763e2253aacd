import { createHash } from 'node:crypto';
import type { GoogleApi } from './google-api.ts';
import { folderRefusal, GoogleApiError } from './google-errors.ts';
import type { ChangesFeed } from './port.ts';

/** Drive's change feed of everything shared with an account. */
export function createGoogleChanges(
  apiWith: (beforeCall: () => Promise<void>) => GoogleApi,
  account: string,
): ChangesFeed {
  return {
    conta: `google:${createHash('sha256').update(account).digest('hex').slice(0, 32)}`,
    async start(beforeCall) {
      return apiWith(beforeCall)
        .startPageToken()
        .catch((error) => {
          throw folderRefusal(error);
        });
    },
    async since(token, beforeCall) {
      try {
        const page = await apiWith(beforeCall).changes(token);
        const next = page.nextPageToken ?? page.newStartPageToken;
        // A page token leading nowhere would be requested forever.
        if (next === undefined || (page.nextPageToken !== undefined && next === token)) return null;
        const ids = page.changes.flatMap(({ fileId, file }) => [fileId ?? [], file?.parents ?? []].flat());
        return { token: next, more: page.nextPageToken !== undefined, ids: [...new Set(ids)] };
      } catch (error) {
        const isRejected = error instanceof GoogleApiError && [400, 404, 410].includes(error.status);
        if (isRejected && !error.reasons.some((reason) => /key/i.test(reason))) return null;
        throw folderRefusal(error);
      }
    },
  };
}
