import type { Modelos } from '#contract/sistema/modelos.ts';
import { leavesMachine } from '#server/adapters/intelligence/model/leaves-machine.ts';
import { createHttpClient } from '#server/kernel/http-client.ts';
import { createOpenAiTranscriber, type TranscriptionConfig } from './openai-wire.ts';
import type { Transcriber } from './port.ts';

/** The configured transcriber; null if there is none. */
export function createTranscriber(
  config: TranscriptionConfig | null,
  choices: () => Promise<Modelos>,
): Transcriber | null {
  if (config === null) return null;
  const leaves = leavesMachine(config.url);
  return createOpenAiTranscriber(config, {
    http: createHttpClient({ hosts: [], configured: [config.url] }),
    leaves,
    mayHear: async () => !leaves || (await choices()).dados.audios,
  });
}
