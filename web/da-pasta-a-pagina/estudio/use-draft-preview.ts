import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Edicao } from '#contract/da-pasta-a-pagina/edicao.ts';
import { type Estudio, previewRascunho } from '#contract/da-pasta-a-pagina/estudio.ts';
import { call } from '#web/kit/api/client.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';

/** Pause after the last change before the page is made again. */
const pauseMs = 600;

/** The page with what is being edited, saved or not, and what the record states; the previous one is shown until the next is made. */
export function useDraftPreview(
  { hotsite, base, revisao, fatos }: Estudio,
  edicao: Edicao,
  enabled: boolean,
) {
  const settled = useDebounced(edicao, pauseMs);
  const query = useQuery({
    queryKey: [previewRascunho.path, hotsite.id, base?.versaoId ?? null, revisao, fatos, settled],
    queryFn: ({ signal }) => call(previewRascunho, { params: { id: hotsite.id }, body: settled }, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    enabled,
  });
  // What cannot be shown, such as a figure the record does not have, leaves the last page standing.
  const [last, setLast] = useState(query.data);
  if (query.data && query.data !== last) setLast(query.data);
  return { ...query, data: query.data ?? last };
}
