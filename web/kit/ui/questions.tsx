import { lazy, Suspense, useSyncExternalStore } from 'react';
import { openQuestion } from '#web/kit/ui/question.ts';

const AlertDialog = lazy(async () => ({
  default: (await import('#web/kit/ui/alert-dialog.tsx')).AlertDialog,
}));

/** Where questions about unsaved work are asked, over whatever stands. */
export function Questions() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.read);
  return (
    question && (
      <Suspense fallback={null}>
        <AlertDialog {...question} />
      </Suspense>
    )
  );
}
