import { z } from 'zod';
import { useKept } from '#web/kit/form/use-kept.ts';

const text = z.string();

/** A text that is typed about a record, a reason say: it comes back until it is sent or thrown away. */
export function useKeptText(list: string, id: number) {
  const [kept, keep] = useKept(list, id, text);
  return [kept ?? '', (typed: string) => keep(typed === '' ? null : typed)] as const;
}
