import { createStore } from '#web/kit/store.ts';

/** 'ended' while a password is asked for; 'put-off' if the person closed that dialog. */
type State = 'kept' | 'ended' | 'put-off';

const state = createStore<State>('kept');
/** Calls held until somebody has signed in anew, or has not. */
let held: ((isRenewed: boolean) => void)[] = [];

function release(isRenewed: boolean): void {
  const waiting = held;
  held = [];
  for (const go of waiting) go(isRenewed);
}

/** The end of a session: one dialog asks for the password over what is open, and nothing else is said (PNL-06). */
export const sessionEnd = {
  subscribe: state.subscribe,
  read: state.read,
  /** Reports that the token is no longer accepted; who closed the dialog is not asked again by a read. */
  report() {
    if (state.read() === 'kept') state.write('ended');
  },
  /** Asks for the password; resolves whether somebody signed in anew. Where nobody can ask, it is refused. */
  ask(): Promise<boolean> {
    if (!state.isFollowed()) return Promise.resolve(false);
    state.write('ended');
    return new Promise((resolve) => held.push(resolve));
  },
  renewed() {
    state.write('kept');
    release(true);
  },
  putOff() {
    state.write('put-off');
    release(false);
  },
};
