import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getPaginaLida } from '#contract/da-pasta-a-pagina/leitura.ts';
import { runPage } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { addressOf, callFile } from '#web/kit/api/client.ts';

/** Whose documents they are: of an empreendimento, or of a run that waits for an answer. */
export type PagesOf = { empreendimento: number } | { run: string };

/** The address of a page's picture, and the call that fetches it. */
function pageCall(of: PagesOf, query: { documento: string; pagina: number }) {
  if ('run' in of) {
    const which = { params: { sessionId: of.run }, query };
    return {
      address: addressOf(runPage, which),
      fetch: (signal: AbortSignal) => callFile(runPage, which, signal),
    };
  }
  const which = { params: { id: of.empreendimento }, query };
  return {
    address: addressOf(getPaginaLida, which),
    fetch: (signal: AbortSignal) => callFile(getPaginaLida, which, signal),
  };
}

/** A document page's picture, which requires a session. */
export function usePagePicture(of: PagesOf, wanted: { file: string; page: number } | null) {
  const page = pageCall(of, { documento: wanted?.file ?? '', pagina: wanted?.page ?? 0 });
  const picture = useQuery({
    queryKey: [page.address],
    enabled: wanted !== null,
    gcTime: 5 * 60_000,
    queryFn: ({ signal }) => page.fetch(signal),
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!picture.data) return;
    const made = URL.createObjectURL(picture.data);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [picture.data]);
  return { url, failed: picture.error };
}
