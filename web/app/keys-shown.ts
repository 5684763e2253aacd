import { createStore } from '#web/kit/store.ts';

/** Whether the list of keys is open: '?' opens it, and so does the button in the sidebar. */
export const keysShown = createStore(false);
export const keysLabel = 'Teclas de atalho';
