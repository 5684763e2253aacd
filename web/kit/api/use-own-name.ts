import { useSyncExternalStore } from 'react';
import { readOwnName, subscribeUser } from '#web/kit/api/token.ts';

/** What the panel calls whoever is logged in: his name, else 'Admin' (ACC-32). */
export const useOwnName = (): string =>
  useSyncExternalStore(subscribeUser, readOwnName, () => null) ?? 'Admin';
