import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from '#server/kernel/http-client.ts';
import { oggOf, startFakeTranscription } from '#tests/fakes/transcription.ts';
import { createTranscriptionCheck } from './check.ts';
import { createTranscriber } from './create.ts';
import { createOpenAiTranscriber } from './openai-wire.ts';
import { maxAudio, type Transcriber } from './port.ts';

let fake: Awaited<ReturnType<typeof startFakeTranscription>>;
let transcriber: Transcriber;
const { signal } = new AbortController();
const ogg = 'audio/ogg; codecs=opus';

const createOne = (apiKey: string | undefined, allowed = true) =>
  createOpenAiTranscriber(
    { url: fake.url, apiKey, model: 'whisper-1' },
    {
      http: createHttpClient({ hosts: [], configured: [fake.url] }),
      leaves: true,
      mayHear: () => Promise.resolve(allowed),
    },
  );
beforeAll(async () => {
  fake = await startFakeTranscription();
  transcriber = createOne(fake.key);
});
afterAll(async () => {
  await transcriber.close();
  await fake.stop();
});
const heard = (bytes: Uint8Array, mediaType: string | null = ogg) =>
  transcriber.transcribe({ bytes, mediaType }, signal);

describe('a server that transcribes', () => {
  it('gets the recording as a file, with key, model and language, and its words come back', async () => {
    fake.hears('  meu CRECI é 12345 de São Paulo ');
    const bytes = oggOf(7);
    expect(await heard(bytes)).toBe('meu CRECI é 12345 de São Paulo');
    expect(fake.requests.at(-1)).toEqual({
      authorization: `Bearer ${fake.key}`,
      fields: { model: 'whisper-1', language: 'pt', response_format: 'json' },
      file: { name: 'audio.ogg', type: 'audio/ogg', bytes: bytes.length },
    });
    await heard(bytes, 'audio/mp4');
    expect(fake.requests.at(-1)!.file!.name).toBe('audio.m4a');
  });

  it('is asked nothing of what is too long, too large or no recording', async () => {
    const count = fake.requests.length;
    await expect(heard(oggOf(maxAudio.seconds + 1))).rejects.toMatchObject({ code: 'longo' });
    await expect(heard(oggOf(5, maxAudio.bytes + 200))).rejects.toMatchObject({ code: 'longo' });
    await expect(heard(oggOf(5), 'text/html')).rejects.toMatchObject({ code: 'formato' });
    await expect(heard(oggOf(5), null)).rejects.toMatchObject({ code: 'formato' });
    expect(fake.requests).toHaveLength(count);
    expect(await heard(oggOf(maxAudio.seconds))).not.toBe('');
  });

  it.each([
    [{ status: 401 }, 'recusado'],
    [{ status: 415 }, 'formato'],
    [{ status: 500 }, 'indisponivel'],
    [{ body: '<html>' }, 'indisponivel'],
    [{ body: '{"text":7}' }, 'indisponivel'],
    [{ body: JSON.stringify({ text: 'x'.repeat(300_000) }) }, 'indisponivel'],
  ])('that answers %j is a failure of ours, not of the person', async (behaviour, code) => {
    fake.script(behaviour);
    await expect(heard(oggOf(3))).rejects.toMatchObject({ name: 'TranscriptionError', code });
  });

  it('is checked without a recording, and says what to do', async () => {
    const look = async (one: Transcriber) => (await createTranscriptionCheck(one).check(signal))[0];
    expect(await look(transcriber)).toMatchObject({ estado: 'ok' });
    expect(await look(createOne(fake.key, false))).toMatchObject({ estado: 'aviso' });
    expect(await look(createOne('outra'))).toMatchObject({
      estado: 'falha',
      mensagem: 'O serviço recusou a chave.',
    });
  });

  it('is none without an address; on this machine it needs no leave, outside it does', async () => {
    const choices = () => Promise.reject(new Error('nobody is asked'));
    expect(createTranscriber(null, choices)).toBeNull();
    const here = createTranscriber({ url: fake.url, apiKey: undefined, model: 'm' }, choices)!;
    expect(await here.mayHear()).toBe(true);
    const outside = createTranscriber({ url: 'https://api.exemplo.com/v1', apiKey: 'k', model: 'm' }, () =>
      Promise.resolve({ dados: { audios: false } } as never),
    )!;
    expect(outside.leaves).toBe(true);
    expect(await outside.mayHear()).toBe(false);
    await Promise.all([here.close(), outside.close()]);
  });
});
