import type { ProgressEvent } from '#contract/base/runs.ts';

/** Pause between two steps on the screen (SUP-23). */
const transitionMs = 1000;
/** Retry interval while the pane is not ready (SUP-22). */
const retryMs = 500;

/**
 * Buffers events until the pane is ready and forwards them in order, none lost. Pauses between steps, so that
 * a fast run can be followed; errors are immediate.
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
    /** Whether the pane is mounted. */
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
