import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { ImageError } from './port.ts';
import type { ImageAnswer, ImageRequest } from './protocol.ts';
import { createSharpImages } from './sharp.ts';

// Runs in a worker thread.

/**
 * One job more than cores, because between the steps of one picture a core would idle (23 s instead of 18 s
 * for 79 photographs on two cores, 17.5 s for the library alone); a fourth gains nothing and takes another 75
 * MB.
 */
const images = createSharpImages({ concurrency: availableParallelism() + 1 });

parentPort?.on('message', async (request: ImageRequest) => {
  const { number, bytes } = request;
  const work =
    request.task === 'process'
      ? images.process(bytes, request.name)
      : request.task === 'look'
        ? images.look(bytes)
        : request.task === 'reshape'
          ? images.reshape(bytes, request.shape)
          : images.optimizeUpload(bytes);
  const answer = await work.then<ImageAnswer, ImageAnswer>(
    (result) => ({ number, ok: true, result }),
    (error: Error) => ({
      number,
      ok: false,
      code: error instanceof ImageError ? error.code : null,
      message: error.message,
    }),
  );
  parentPort?.postMessage(answer);
});
