import { diffLines, diffWordsWithSpace } from 'diff';
import { useDeferredValue, useMemo } from 'react';

/** Beyond this time in ms only lines are compared. */
const patienceMs = 300;

/** Word-by-word difference of two texts. */
export function TextDiff({ from, to, label }: { from: string; to: string; label: string }) {
  const later = useDeferredValue(to);
  const parts = useMemo(
    () => diffWordsWithSpace(from, later, { timeout: patienceMs }) ?? diffLines(from, later),
    [from, later],
  );
  const keyed = parts.map((part, index) => ({ ...part, key: index }));
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-md border border-line bg-surface p-3 text-[13px] leading-6 break-words whitespace-pre-wrap"
    >
      {keyed.map(({ key, value, added, removed }) =>
        added ? (
          <ins key={key} className="rounded-sm bg-done-soft text-done decoration-1 underline-offset-2">
            {value}
          </ins>
        ) : removed ? (
          <del key={key} className="rounded-sm bg-danger-soft text-danger decoration-1">
            {value}
          </del>
        ) : (
          <span key={key}>{value}</span>
        ),
      )}
    </section>
  );
}
