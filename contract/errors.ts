import { z } from 'zod';

/** Body of every failed call. `message` is for people, in Portuguese; `code` is for programs. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  field: z.string().optional(),
  /** The precise reason behind a fixed sentence, shown as a second line. */
  detail: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
