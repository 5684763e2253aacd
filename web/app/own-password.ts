import { createStore } from '#web/kit/store.ts';

/** Whether the dialog of one's own password is open, over whatever screen stands. */
export const ownPassword = createStore(false);

export const ownPasswordLabel = 'Trocar minha senha';
