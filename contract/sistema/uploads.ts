import { z } from 'zod';
import { errorBodySchema } from '../base/errors.ts';
import { route } from '../base/routes.ts';

/** Accepted formats (UPL-04), as an `accept` attribute. */
export const uploadFormats = 'image/jpeg,image/png,image/webp';

export const uploadResultSchema = z.object({ success: z.literal(true), url: z.string() });
export type UploadResult = z.infer<typeof uploadResultSchema>;

/** Multipart, one field named `image`. */
export const uploadImage = route({
  method: 'POST',
  path: '/api/upload-image',
  summary: 'Recebe uma imagem de até 10 MB, guarda em no máximo 800×600 e responde o endereço dela',
  file: 'image',
  responses: { 200: uploadResultSchema },
  refusal: errorBodySchema.extend({ success: z.literal(false), error: z.string() }),
});
