import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { pathsOf } from '#contract/base/lists.ts';
import type { Corretor, searchCorretores } from '#contract/cadastros/corretores.ts';
import { normalCreci } from '#contract/cadastros/creci.ts';
import { creciFormat, helpOf } from '#web/cadastros/corretores/creci-words.ts';
import { at, call } from '#web/kit/api/client.ts';
import type { CrudRecord } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';

const pauseMs = 300;

/** Beside the CRECI: how it is written, and the UF only where the number is already somebody's (BRK-53). */
export function CreciHelp({ record }: { record: CrudRecord | null }) {
  const { control } = useFormContext<FormValues>();
  const [creci, uf] = useWatch({ control, name: ['creci', 'ufCreci'] });
  const typed = useDebounced(String(creci ?? '').trim(), pauseMs);
  const number = normalCreci(typed);
  const { data } = useQuery({
    queryKey: [pathsOf('corretores').list, 'busca', 'creci', number],
    queryFn: ({ signal }) =>
      call(
        at<typeof searchCorretores>('GET', '/api/corretores/busca'),
        { query: { q: number, pagina: 1 } },
        signal,
      ),
    enabled: /^\d/.test(number) && typed !== ((record as Corretor | null)?.creci ?? ''),
  });
  const other = data?.itens.find(({ id, creci }) => id !== record?.id && normalCreci(creci) === number);
  if (!other) return creciFormat;
  return (
    <span role="status" className="text-gold-ink">
      {helpOf(number, String(uf ?? ''), other)}
    </span>
  );
}
