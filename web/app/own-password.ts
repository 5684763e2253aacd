let isOpen = false;
const listeners = new Set<() => void>();

/** Whether the dialog of one's own password is open, over whatever screen stands. */
export const ownPassword = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => isOpen,
  show(open: boolean): void {
    isOpen = open;
    for (const listener of listeners) listener();
  },
};

export const ownPasswordLabel = 'Trocar minha senha';
