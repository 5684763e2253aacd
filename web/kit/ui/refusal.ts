import type { MouseEvent } from 'react';

/**
 * What makes of a button one that says why it does nothing now, to eyes, ears, keys and fingers: it keeps its place
 * among the tab stops, and pressing it shows the reason (tooltip.ts). A disabled one would tell the pointer alone.
 */
export const refusal = (why: string | undefined) =>
  why
    ? {
        disabled: false,
        'aria-disabled': true,
        'aria-description': why,
        'data-hint': why,
        'data-refused': '',
        // Nor is a form sent by it.
        onClick: (event: MouseEvent) => event.preventDefault(),
      }
    : undefined;
