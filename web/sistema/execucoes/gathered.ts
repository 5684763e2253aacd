/** Does something once for all calls within a time; those that come later begin anew. */
export function gathered(act: () => void, withinMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask() {
      timer ??= setTimeout(() => {
        timer = undefined;
        act();
      }, withinMs);
    },
    stop: () => clearTimeout(timer),
  };
}
