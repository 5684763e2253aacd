import type { TestApp } from '#tests/app.ts';

/** What stands under the names of a body's fields; what is not there is told as undefined. */
export type Fields = Record<string, unknown>;

/** Where a call goes, what only it can know of its fields, and how they are read back. */
export interface Place {
  path: string;
  token?: string | null;
  /** Values the schema alone does not give: with `lacking` it is seen that they have every field. */
  values?: Fields;
  /** Fields of this call alone that ask rather than say, each with its reason. */
  asks?: Record<string, string>;
  /** What stands there before the call; left out, `read` says it. */
  before?: Fields;
  /** What stands there, read by the call that exists for it; `answer` is what the write answered. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape
  read: (answer?: any, sent?: any) => Promise<Fields>;
  /** Of what no answer holds: whether it is in force, as the fields that were sent say it. */
  proves?: Record<string, (sent: Fields, answer: { id: number }) => Promise<boolean>>;
  /** The normal form of a field where the product has one beyond the contract's. */
  normal?: Record<string, (value: unknown) => unknown>;
}
/** Makes the record that the call is about. */
export type Prepare = (app: TestApp) => Promise<Place>;
