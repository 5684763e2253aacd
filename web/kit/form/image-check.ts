import { maxUploadBytes, uploadMessages } from '#contract/base/upload-limits.ts';
import { uploadFormats } from '#contract/sistema/uploads.ts';

/** Why a file cannot be uploaded as an image, or null (UPL-02, UPL-03). */
export function imageFault(file: Pick<File, 'type' | 'size'>): string | null {
  if (!uploadFormats.split(',').includes(file.type)) return uploadMessages.notAnImage;
  return file.size > maxUploadBytes ? uploadMessages.tooLarge : null;
}
