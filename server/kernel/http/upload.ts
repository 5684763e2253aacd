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

/** What the parser says, without a code, of a form whose boundary is none it can look for, or that breaks off. */
const brokenForm = /boundary not found|needle cannot|unexpected end of multipart data/i;

/** Most that a form with its one file may be long: its own words around the file are few. */
const maxFormBytes = maxUploadBytes + 64 * 1024;

/** What is answered to a form that could not be read; faults that are ours stay what they are. */
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
  /** As the sender calls it; never a path to write to. */
  filename: string;
}

/**
 * Lets a scope of routes take a form with one file of at most `maxUploadBytes`. Register it inside a
 * plugin of its own: elsewhere forms stay refused.
 */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // A file is kept whole: handing it over in small pieces would only take turns with its reading.
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

/** Fails as soon as more has come in than any form may be long, whatever its parser waits for. */
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

/** The one file of a form, under the field name given. Throws AppError 400, 413 or 415. */
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
