import { call, own } from './calls.ts';
import { endSession } from './place.ts';

/** Ends the session on the server and here; without an answer at least here. */
export async function leave(): Promise<void> {
  try {
    await call(own.leave);
  } catch (error) {
    console.warn('the session was not ended on the server:', error);
  }
  endSession('left');
}
