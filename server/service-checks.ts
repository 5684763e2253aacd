import { createDriveCheck } from '#server/adapters/drive/check.ts';
import { createEmailCheck } from '#server/adapters/email/check.ts';
import { createStorageCheck } from '#server/adapters/storage/check.ts';
import { createTranscriptionCheck } from '#server/adapters/transcription/check.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ServiceCheck } from '#server/kernel/service-check.ts';
import type { Outside } from '#server/outside.ts';
import { modelosCheck } from '#server/sistema/modelos/service-check.ts';

/** The outside services to check, as configured: one line each. */
export function serviceChecks(
  config: Config,
  { drive, mailer, models, transcriber }: Outside,
  clock: Clock,
): ServiceCheck[] {
  return [
    createStorageCheck(config.storage),
    createDriveCheck(drive),
    modelosCheck(models, clock),
    ...(transcriber ? [createTranscriptionCheck(transcriber)] : []),
    ...(mailer ? [createEmailCheck(mailer)] : []),
  ];
}
