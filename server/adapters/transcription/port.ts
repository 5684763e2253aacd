/** What a recording may weigh and last: an answer to a question is short, and every second is paid. */
export const maxAudio = { bytes: 4_000_000, seconds: 120 };

export interface Recording {
  bytes: Uint8Array;
  /** As the channel told it: 'audio/ogg; codecs=opus'. */
  mediaType: string | null;
}

/** Turns spoken Portuguese into text. */
export interface Transcriber {
  /** Host it calls, for the team. */
  readonly name: string;
  /** Whether it is outside this machine and its network. */
  readonly leaves: boolean;
  /** Whether a recording may go to it now: what leaves this machine has a switch ('O que sai daqui'). */
  mayHear(): Promise<boolean>;
  /** What is said; '' if nothing is. Throws TranscriptionError, before any call if it is too large or long. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
  /** Asks whether it answers and takes the key, without a recording. Throws TranscriptionError. */
  probe(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export class TranscriptionError extends Error {
  /** 'longo': more than `maxAudio`; 'recusado': the key; 'formato': not a recording it reads. */
  readonly code: 'longo' | 'recusado' | 'formato' | 'indisponivel';
  constructor(code: TranscriptionError['code'], options: { cause?: unknown } = {}) {
    super(`transcription: ${code}`, options);
    this.name = 'TranscriptionError';
    this.code = code;
  }
}
