import { z } from 'zod';
import { usePersisted } from '#web/kit/form/use-persisted.ts';

const text = z.string();

/** A text typed about a record, such as a reason: restored until sent or discarded. */
export function usePersistedText(list: string, id: number) {
  const [kept, keep] = usePersisted(list, id, text);
  return [kept ?? '', (typed: string) => keep(typed === '' ? null : typed)] as const;
}
