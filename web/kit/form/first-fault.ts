const faulty = '[aria-invalid="true"]';

/** After a refused submit the first field with a fault has the focus, in every form of the panel. */
export function focusFirstFaults(): void {
  document.addEventListener(
    'submit',
    ({ target }) => {
      // Once the screen shows what is wrong.
      setTimeout(() => {
        if (document.activeElement?.matches(faulty)) return;
        (target as HTMLElement).querySelector<HTMLElement>(faulty)?.focus();
      });
    },
    // Nested forms keep their submit to themselves.
    { capture: true },
  );
}
