import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadMessages } from '#contract/base/upload-limits.ts';
import { uploadImage } from '#contract/sistema/uploads.ts';
import { call } from '#web/kit/api/client.ts';
import { ApiError, errorText } from '#web/kit/api/errors.ts';
import { imageFault } from '#web/kit/form/image-check.ts';
import { showToast } from '#web/kit/ui/toast.ts';

const fail = (text: string) => showToast({ title: 'Erro', text, tone: 'destructive' });

/** The server tells what is wrong with the picture itself; anything else has one sentence (UPL-05). */
export function failureText(error: unknown): string {
  const isAboutImage = error instanceof ApiError && [400, 401, 413].includes(error.status);
  return isAboutImage ? errorText(error, uploadMessages.failed) : uploadMessages.failed;
}

/** Sends a picture; answers its address. */
export async function sendImage(file: File): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  const result = await call(uploadImage, { body: form });
  if (!result?.success) throw new Error(uploadMessages.failed);
  return result.url;
}

/**
 * Sends a picture and hands its address to `onDone`; faults are told in the ledger's words, and what
 * keeps a file from being sent stays to be read beside the field.
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

  /** Says what is wrong with a file, if anything is. */
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
