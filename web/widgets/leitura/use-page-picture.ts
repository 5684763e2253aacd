import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getPaginaLida } from '#contract/da-pasta-a-pagina/leitura.ts';
import { addressOf, callFile } from '#web/kit/api/client.ts';

/** A document page's picture, which requires a session. */
export function usePagePicture(id: number, wanted: { file: string; page: number } | null) {
  const which = { params: { id }, query: { documento: wanted?.file ?? '', pagina: wanted?.page ?? 0 } };
  const picture = useQuery({
    queryKey: [addressOf(getPaginaLida, which)],
    enabled: wanted !== null,
    gcTime: 5 * 60_000,
    queryFn: ({ signal }) => callFile(getPaginaLida, which, signal),
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
