/** 'ended' while a password is asked for; 'put-off' if the person closed that dialog. */
type State = 'kept' | 'ended' | 'put-off';

let state: State = 'kept';
/** Calls held until somebody has signed in anew, or has not. */
let held: ((isRenewed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function become(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}
function release(isRenewed: boolean): void {
  const waiting = held;
  held = [];
  for (const go of waiting) go(isRenewed);
}

/** The end of a session: one dialog asks for the password over what is open, and nothing else is said (PNL-06). */
export const sessionEnd = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => state,
  /** Reports that the token is no longer accepted; who closed the dialog is not asked again by a read. */
  report() {
    if (state === 'kept') become('ended');
  },
  /** Asks for the password; resolves whether somebody signed in anew. Where nobody can ask, it is refused. */
  ask(): Promise<boolean> {
    if (listeners.size === 0) return Promise.resolve(false);
    become('ended');
    return new Promise((resolve) => held.push(resolve));
  },
  renewed() {
    become('kept');
    release(true);
  },
  putOff() {
    become('put-off');
    release(false);
  },
};
