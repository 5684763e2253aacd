import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxUploadBytes, uploadMessages } from '#contract/base/upload-limits.ts';
import { AppError } from '#server/kernel/errors.ts';

const faults: Record<string, AppError> = {
  FST_REQ_FILE_TOO_LARGE: new AppError(413, 'grande-demais', uploadMessages.tooLarge),
  FST_FILES_LIMIT: new AppError(400, 'invalido', 'Envie um arquivo por vez'),
  FST_PARTS_LIMIT: new AppError(400, 'invalido', 'Envie um arquivo por vez'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new AppError(415, 'invalido', 'Envie o arquivo como formulário'),
};

/** The parser's messages, without codes, for a form with an unusable boundary or an abrupt end. */
const brokenForm = /boundary not found|needle cannot|unexpected end of multipart data/i;

/** Largest form with one file: little beyond the file itself. */
const maxFormBytes = maxUploadBytes + 64 * 1024;

/** The answer to a form that could not be parsed; our own errors are passed through. */
function problemOf(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (brokenForm.test(message))
    return new AppError(
      400,
      'invalido',
      'O envio chegou incompleto. Envie o arquivo de novo, como formulário.',
    );
  return faults[code] ?? error;
}

export interface ReceivedFile {
  bytes: Buffer;
  /** As named by the sender; never used as a path. */
  filename: string;
}

/**
 * Accepts forms with one file of at most `maxUploadBytes` in a scope of routes. Register it inside its own
 * plugin: elsewhere forms stay refused.
 */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // The file is buffered anyway: small chunks would only alternate with reading.
    fileHwm: maxUploadBytes,
    limits: {
      files: 1,
      fields: 4,
      parts: 5,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 50,
      // The library refuses a file that reaches its limit; exactly the maximum passes (UPL-03).
      fileSize: maxUploadBytes + 1,
    },
  });
}

/** Fails as soon as more than the largest form has arrived, whatever the parser is waiting for. */
function tooLong(request: FastifyRequest): Promise<never> {
  const { raw } = request;
  let total = 0;
  return new Promise((_, refuse) => {
    const tooLarge = () => refuse(faults.FST_REQ_FILE_TOO_LARGE);
    if (Number(raw.headers['content-length'] ?? 0) > maxFormBytes) return tooLarge();
    raw.on('data', (chunk: Buffer) => {
      total += chunk.length;
      if (total > maxFormBytes) tooLarge();
    });
    raw.pause();
  });
}

async function readForm(request: FastifyRequest, field: string): Promise<ReceivedFile | null> {
  let received: ReceivedFile | null = null;
  for await (const part of request.files()) {
    const bytes = await part.toBuffer();
    if (part.fieldname === field) received = { bytes, filename: part.filename };
  }
  return received;
}

/** The single file of a form, under the given field name. Throws AppError 400, 413 or 415. */
export async function receiveFile(request: FastifyRequest, field: string): Promise<ReceivedFile> {
  try {
    const refused = tooLong(request);
    const received = await Promise.race([refused, readForm(request, field)]);
    if (received && received.bytes.length > maxUploadBytes) throw faults.FST_REQ_FILE_TOO_LARGE!;
    if (received) return received;
  } catch (error) {
    throw problemOf(error);
  }
  throw new AppError(400, 'invalido', uploadMessages.notAnImage, { field });
}
