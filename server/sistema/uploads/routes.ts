import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { uploadMessages } from '#contract/base/upload-limits.ts';
import { type UploadResult, uploadImage } from '#contract/sistema/uploads.ts';
import { ImageError, type Images } from '#server/adapters/images/port.ts';
import { type Storage, StorageError } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { toAppError } from '#server/kernel/http/error-handler.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { acceptUploads, receiveFile } from '#server/kernel/http/upload.ts';
import { defineSlice } from '#server/kernel/slice.ts';

/** Concurrent uploads; others wait unread, which bounds memory. */
const atOnce = 6;
const mostWaiting = 60;

export interface UploadDeps {
  images: Images;
  storage: Storage;
  /** Logs who sent which picture; an upload that cannot be logged fails. */
  record: (url: string, userId: number) => Promise<void>;
}

/**
 * `POST /api/upload-image`: the file is identified by its bytes, re-encoded inside 800×600 and stored under
 * an unguessable name (UPL-01, UPL-07, UPL-08).
 */
export function uploadRoutes(app: FastifyInstance, { images, storage, record }: UploadDeps): void {
  const queue = pLimit(atOnce);
  app.register(async (scope) => {
    await acceptUploads(scope);
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = toProblem(error);
      if (problem.status >= 500) request.log.error({ err: error }, 'upload failed');
      // The rest of the body is irrelevant.
      reply.header('connection', 'close').header('cache-control', 'no-store');
      const { message, code, detail } = problem;
      return reply.code(problem.status).send({ success: false, error: message, message, code, detail });
    });
    mount(scope, uploadImage, ({ request }) => {
      if (queue.pendingCount >= mostWaiting) throw new AppError(503, 'ocupado', uploadMessages.failed);
      return queue(async (): Promise<UploadResult> => {
        const { bytes } = await receiveFile(request, 'image');
        const optimized = await images.optimizeUpload(bytes);
        const name = randomBytes(16).toString('hex');
        const key = `upload/${name.slice(0, 2)}/${name}.${optimized.format}`;
        await storage.put(key, optimized.bytes, `image/${optimized.format}`);
        const url = storage.url(key);
        await record(url, currentUser(request).id);
        return { success: true, url };
      });
    });
  });
}

function toProblem(error: unknown): AppError {
  if (error instanceof ImageError) {
    return new AppError(400, 'nao-e-imagem', uploadMessages.notAnImage, {
      detail: error.message,
      cause: error,
    });
  }
  if (error instanceof StorageError) {
    const status = error.code === 'cheio' ? 507 : 503;
    return new AppError(status, error.code, uploadMessages.failed, { detail: error.message, cause: error });
  }
  const problem = toAppError(error);
  if (problem.status < 500) return problem;
  return new AppError(problem.status, problem.code, uploadMessages.failed, { cause: error });
}

export const uploadsSlice = defineSlice({
  routes: [
    (app, { db, ...parts }: Omit<UploadDeps, 'record'> & { db: Db }) =>
      uploadRoutes(app, {
        ...parts,
        record: (url, userId) =>
          recordAudit(db, { userId, acao: 'enviou', entidade: 'imagem', dados: { url } }),
      }),
  ],
});
