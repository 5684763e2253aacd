import { downloadFile } from '#web/kit/download.ts';

/** Whether this device can hand files on to another app. */
export const sharesFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'ficha.pdf', { type: 'application/pdf' })] });

/**
 * Hands a file on to an app of the person's choice, else downloads it. 'fechou' if the person changed their mind;
 * 'de-novo' if the touch was too long ago for the device, which then wants another one.
 */
export async function shareFile(
  file: File,
  text?: string,
): Promise<'enviou' | 'baixou' | 'fechou' | 'de-novo'> {
  const given = text ? { files: [file], text } : { files: [file] };
  if (typeof navigator.canShare === 'function' && navigator.canShare(given)) {
    try {
      await navigator.share(given);
      return 'enviou';
    } catch (error) {
      const { name } = error as DOMException;
      if (name === 'AbortError') return 'fechou';
      if (name === 'NotAllowedError') return 'de-novo';
    }
  }
  downloadFile(file.name, file);
  return 'baixou';
}
