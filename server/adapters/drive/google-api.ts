import { z } from 'zod';
import { type HttpClient, HttpError, isTransientStatus } from '#server/kernel/http-client.ts';
import type { GoogleAuth } from './google-auth.ts';
import { GoogleApiError, isRateLimit, readGoogleError } from './google-errors.ts';
import { refusals } from './refusals.ts';

const fileSchema = z.object({
  id: z.string().min(1),
  name: z.string().default(''),
  mimeType: z.string().default(''),
  trashed: z.boolean().optional(),
  /** Bytes as a decimal string; absent for Google's own kinds. */
  size: z.coerce.number().int().nonnegative().optional(),
  md5Checksum: z.string().optional(),
  modifiedTime: z.string().optional(),
  resourceKey: z.string().optional(),
  driveId: z.string().optional(),
  ownedByMe: z.boolean().optional(),
  /** When it was shared with this account; absent if only a link gives access. */
  sharedWithMeTime: z.string().optional(),
  shortcutDetails: z
    .object({
      targetId: z.string(),
      targetMimeType: z.string().optional(),
      targetResourceKey: z.string().optional(),
    })
    .optional(),
});
export type GoogleFile = z.infer<typeof fileSchema>;
const pageSchema = z.object({
  files: z.array(fileSchema).default([]),
  nextPageToken: z.string().optional(),
  incompleteSearch: z.boolean().optional(),
});
type GooglePage = z.infer<typeof pageSchema>;
const aboutSchema = z.object({ user: z.object({ emailAddress: z.string().optional() }).default({}) });
const startSchema = z.object({ startPageToken: z.string().min(1) });
const changesSchema = z.object({
  changes: z
    .array(
      z.object({
        fileId: z.string().optional(),
        removed: z.boolean().optional(),
        file: z.object({ parents: z.array(z.string()).default([]) }).optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
  newStartPageToken: z.string().optional(),
});
type GoogleChanges = z.infer<typeof changesSchema>;
const thumbnailSchema = z.object({ thumbnailLink: z.string().optional() });

const fields =
  'id,name,mimeType,trashed,size,md5Checksum,modifiedTime,resourceKey,driveId,shortcutDetails(targetId,targetMimeType,targetResourceKey)';
const retry = { attempts: 6, baseMs: 500, maxMs: 30_000 };

/** A Google Drive item and the resource key of its link, if any. */
export interface GoogleRef {
  id: string;
  resourceKey: string | null;
}

/** The Drive v3 calls needed to read a folder. They throw GoogleApiError or DriveError. */
export interface GoogleApi {
  file(ref: GoogleRef, signal?: AbortSignal): Promise<GoogleFile>;
  /** One page (up to 1000 entries) of a folder; `driveId` restricts it to one shared drive. */
  page(
    folder: GoogleRef,
    options: { pageToken?: string; driveId?: string; signal?: AbortSignal },
  ): Promise<GooglePage>;
  /** Google's thumbnail of a file, in its default size; null if there is none. */
  thumbnail(ref: GoogleRef, signal?: AbortSignal): Promise<Uint8Array | null>;
  /** The stored bytes. */
  media(ref: GoogleRef, signal?: AbortSignal): Promise<Response>;
  /** A Google-native document as a file of this type; Google exports at most 10 MB. */
  export(ref: GoogleRef, mimeType: string, signal?: AbortSignal): Promise<Response>;
  /** E-mail of the account; an API key has none. */
  account(signal?: AbortSignal): Promise<string | null>;
  startPageToken(signal?: AbortSignal): Promise<string>;
  /** One page (up to 1000 entries) of changes. */
  changes(pageToken: string, signal?: AbortSignal): Promise<GoogleChanges>;
}

/** Placeholder for calls that concern no file. */
const noRef: GoogleRef = { id: '', resourceKey: null };

/** With `beforeCall`, every call waits for it and is not retried. */
export function createGoogleApi(
  baseUrl: string,
  http: HttpClient,
  auth: GoogleAuth,
  beforeCall?: () => Promise<void>,
): GoogleApi {
  async function call(
    path: string,
    query: Record<string, string>,
    ref: GoogleRef,
    options: { signal?: AbortSignal; stream?: boolean },
  ): Promise<Response> {
    const url = `${baseUrl.replace(/\/$/, '')}/${path}?${new URLSearchParams(query)}`;
    const key: Record<string, string> = {};
    if (ref.resourceKey !== null) key['x-goog-drive-resource-keys'] = `${ref.id}/${ref.resourceKey}`;
    const limits = options.stream ? {} : { totalTimeout: 120_000, maxBytes: 16_000_000 };
    const send = async (headers: Record<string, string>) => {
      await beforeCall?.();
      return http
        .request(url, {
          headers: { ...headers, ...key },
          signal: options.signal,
          ...(beforeCall ? {} : { retry: { ...retry, retryOn: isWorthRetrying } }),
          ...limits,
        })
        .catch((error) => {
          throw error instanceof HttpError ? refusals.unavailable(error) : error;
        });
    };
    const headers = await auth.headers();
    let response = await send(headers);
    if (response.status === 401 && auth.renewable) {
      await response.body?.cancel();
      response = await send(await auth.headers(headers));
    }
    if (!response.ok) throw await readGoogleError(response);
    return response;
  }

  async function json<T>(schema: z.ZodType<T>, response: Response, signal?: AbortSignal): Promise<T> {
    const body = await response.json().catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw refusals.unavailable(cause);
    });
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw refusals.unavailable(parsed.error);
    return parsed.data;
  }

  const pathOf = (ref: GoogleRef) => `files/${encodeURIComponent(ref.id)}`;
  return {
    async file(ref, signal) {
      const query = { fields: `${fields},ownedByMe,sharedWithMeTime`, supportsAllDrives: 'true' };
      return json(fileSchema, await call(pathOf(ref), query, ref, { signal }), signal);
    },
    async page(folder, { pageToken, driveId, signal }) {
      const query = {
        q: `'${folder.id}' in parents and trashed = false`,
        fields: `nextPageToken,incompleteSearch,files(${fields})`,
        pageSize: '1000',
        orderBy: 'folder,name_natural',
        supportsAllDrives: 'true',
        includeItemsFromAllDrives: 'true',
        ...(driveId === undefined ? {} : { corpora: 'drive', driveId }),
        ...(pageToken === undefined ? {} : { pageToken }),
      };
      return json(pageSchema, await call('files', query, folder, { signal }), signal);
    },
    async thumbnail(ref, signal) {
      const query = { fields: 'thumbnailLink', supportsAllDrives: 'true' };
      const { thumbnailLink } = await json(
        thumbnailSchema,
        await call(pathOf(ref), query, ref, { signal }),
        signal,
      );
      if (!thumbnailLink) return null;
      // Thumbnails of non-public files need authorisation.
      const headers = await auth.headers();
      const limits = { totalTimeout: 20_000, maxBytes: 2_000_000 };
      const response = await http.request(thumbnailLink, { headers, signal, ...limits }).catch((error) => {
        signal?.throwIfAborted();
        throw error instanceof HttpError ? refusals.unavailable(error) : error;
      });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async account(signal) {
      const response = await call('about', { fields: 'user(emailAddress)' }, noRef, { signal });
      return (await json(aboutSchema, response, signal)).user.emailAddress ?? null;
    },
    async startPageToken(signal) {
      const response = await call('changes/startPageToken', { supportsAllDrives: 'true' }, noRef, { signal });
      return (await json(startSchema, response, signal)).startPageToken;
    },
    async changes(pageToken, signal) {
      const query = {
        pageToken,
        pageSize: '1000',
        includeRemoved: 'true',
        includeItemsFromAllDrives: 'true',
        supportsAllDrives: 'true',
        fields: 'nextPageToken,newStartPageToken,changes(fileId,removed,file(parents))',
      };
      return json(changesSchema, await call('changes', query, noRef, { signal }), signal);
    },
    media: (ref, signal) =>
      call(pathOf(ref), { alt: 'media', supportsAllDrives: 'true' }, ref, { signal, stream: true }),
    export: (ref, mimeType, signal) =>
      call(`${pathOf(ref)}/export`, { mimeType }, ref, { signal, stream: true }),
  };
}

/** 429, 5xx, and those 403 that mean rate limiting. */
async function isWorthRetrying(response: Response): Promise<boolean> {
  if (isTransientStatus(response)) return true;
  if (response.status !== 403) return false;
  const error = await readGoogleError(response.clone());
  return error instanceof GoogleApiError && isRateLimit(error);
}
