import type { ProgressEvent } from '#contract/base/runs.ts';

/** Pause on the screen between one step's end and the next one's start (SUP-23). */
const transitionMs = 1000;
/** How often events are offered again while the panel is not ready (SUP-22). */
const retryMs = 500;

/**
 * Holds events until the panel is ready and hands them on in order, none lost. Between two steps it
 * pauses, so that the eye can follow a fast run; an error waits for no pause.
 */
export function createProgressQueue(present: (event: ProgressEvent) => void) {
  const waiting: ProgressEvent[] = [];
  let ready = false;
  let stepEndedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(drain, ms);
  };

  function drain() {
    clearTimeout(timer);
    while (waiting[0]) {
      if (!ready) return later(retryMs);
      const urgent = waiting.some((event) => event.type === 'error');
      const pause = stepEndedAt + transitionMs - Date.now();
      if (waiting[0].type === 'step_start' && pause > 0 && !urgent) return later(pause);
      const event = waiting.shift() as ProgressEvent;
      if (event.type === 'step_complete') stepEndedAt = Date.now();
      present(event);
    }
  }

  return {
    push(event: ProgressEvent) {
      waiting.push(event);
      drain();
    },
    /** The panel stands on the screen, or no longer does. */
    setReady(value: boolean) {
      ready = value;
      drain();
    },
    clear() {
      waiting.length = 0;
      clearTimeout(timer);
    },
  };
}
