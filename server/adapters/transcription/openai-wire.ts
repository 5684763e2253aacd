import { FormData } from 'undici';
import { z } from 'zod';
import { minuteMs } from '#contract/base/units.ts';
import { type HttpClient, HttpError } from '#server/kernel/http-client.ts';
import { oggSeconds } from './ogg-seconds.ts';
import { maxAudio, type Recording, type Transcriber, TranscriptionError } from './port.ts';

export interface TranscriptionConfig {
  /** Base address, with its version: 'https://api.openai.com/v1'. */
  url: string;
  apiKey: string | undefined;
  model: string;
}

/** Longest answer: two minutes of speech are some thousand characters. */
const mostAnswered = 200_000;
const answerSchema = z.object({ text: z.string() });

/** File names tell such servers the format, whatever the part's type says. */
const extensions: Record<string, string> = {
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/amr': 'amr',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
};

const failureOf = (status: number): TranscriptionError['code'] =>
  status === 401 || status === 403
    ? 'recusado'
    : [400, 413, 415, 422].includes(status)
      ? 'formato'
      : 'indisponivel';

/** Any server that answers `POST /audio/transcriptions` as OpenAI does, outside or on this network. */
export function createOpenAiTranscriber(
  { url, apiKey, model }: TranscriptionConfig,
  { http, leaves, mayHear }: { http: HttpClient } & Pick<Transcriber, 'leaves' | 'mayHear'>,
): Transcriber {
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};

  async function call(path: string, request: Parameters<HttpClient['request']>[1]): Promise<string> {
    try {
      const response = await http.request(`${url}${path}`, { ...request, headers, maxBytes: mostAnswered });
      const text = await response.text();
      if (!response.ok) throw new TranscriptionError(failureOf(response.status));
      return text;
    } catch (error) {
      if (error instanceof HttpError) throw new TranscriptionError('indisponivel', { cause: error });
      throw error;
    }
  }

  return {
    name: new URL(url).host,
    leaves,
    mayHear,
    async transcribe({ bytes, mediaType }: Recording, signal) {
      const seconds = oggSeconds(bytes);
      if (bytes.length > maxAudio.bytes || (seconds ?? 0) > maxAudio.seconds)
        throw new TranscriptionError('longo');
      const type = mediaType?.split(';')[0]?.trim().toLowerCase() ?? '';
      const extension = extensions[type];
      if (extension === undefined) throw new TranscriptionError('formato');
      const body = new FormData();
      body.append('file', new Blob([bytes.slice()], { type }), `audio.${extension}`);
      body.append('model', model);
      body.append('language', 'pt');
      body.append('response_format', 'json');
      const text = await call('/audio/transcriptions', {
        method: 'POST',
        body,
        signal,
        totalTimeout: minuteMs,
      });
      try {
        return answerSchema.parse(JSON.parse(text)).text.trim();
      } catch (cause) {
        throw new TranscriptionError('indisponivel', { cause });
      }
    },
    async probe(signal) {
      await call('/models', { signal, totalTimeout: 10_000 });
    },
    close: () => http.close(),
  };
}
