import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadMessages } from '#contract/base/upload-limits.ts';
import { uploadImage } from '#contract/sistema/uploads.ts';
import { call } from '#web/kit/api/client.ts';
import { ApiError, errorText } from '#web/kit/api/errors.ts';
import { imageFault } from '#web/kit/form/image-check.ts';
import { showToast } from '#web/kit/ui/toast.ts';

const fail = (text: string) => showToast({ title: 'Erro', text, tone: 'destructive' });

/** The server explains faults of the picture itself; anything else has one text (UPL-05). */
export function failureText(error: unknown): string {
  const isAboutImage = error instanceof ApiError && [400, 401, 413].includes(error.status);
  return isAboutImage ? errorText(error, uploadMessages.failed) : uploadMessages.failed;
}

/** Uploads a picture; returns its address. */
export async function sendImage(file: File): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  const result = await call(uploadImage, { body: form });
  if (!result?.success) throw new Error(uploadMessages.failed);
  return result.url;
}

/**
 * Uploads a picture and passes its address to `onDone`; failures use the specified texts, and invalid files
 * are reported beside the field.
 */
export function useImageUpload(onDone: (url: string) => void) {
  const [fault, setFault] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: sendImage,
    onSuccess(url) {
      onDone(url);
      showToast({ title: 'Sucesso', text: uploadMessages.done });
    },
    onError: (error) => fail(failureText(error)),
  });

  /** Reports a file's fault, if any. */
  function refuse(found: string | null): boolean {
    setFault(found);
    if (found) fail(found);
    return found !== null;
  }
  function send(file: File | null | undefined) {
    if (!file || upload.isPending || refuse(imageFault(file))) return;
    upload.mutate(file);
  }
  return { send, refuse, fault, sending: upload.isPending };
}
