import type { lisaRecebidas } from '#server/db/schema/lisa.ts';

/** A message as it was stored when it came. */
export type ReceivedRow = typeof lisaRecebidas.$inferSelect;
