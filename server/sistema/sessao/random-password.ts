import type { Ids } from '#server/kernel/ids.ts';

/** 20 characters of the token alphabet: 119 random bits, short enough to type once. */
export const randomPassword = (ids: Ids) => ids.secret().replace(/[-_]/g, '').slice(0, 20);
