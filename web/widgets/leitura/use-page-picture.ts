import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getPaginaLida } from '#contract/da-pasta-a-pagina/leitura.ts';
import { fillPath } from '#web/kit/api/client.ts';
import { ApiError } from '#web/kit/api/errors.ts';
import { readToken } from '#web/kit/api/token.ts';

/** The picture of a document's page, which only who is signed in may see. */
export function usePagePicture(id: number, wanted: { file: string; page: number } | null) {
  const search = wanted
    ? new URLSearchParams({ documento: wanted.file, pagina: String(wanted.page) }).toString()
    : '';
  const picture = useQuery({
    queryKey: [`${fillPath(getPaginaLida.path, { id })}?${search}`],
    enabled: wanted !== null,
    gcTime: 5 * 60_000,
    async queryFn({ queryKey: [address], signal }) {
      const headers = { Authorization: `Bearer ${readToken() ?? ''}` };
      const answer = await fetch(address!, { headers, credentials: 'include', signal });
      if (!answer.ok) throw new ApiError(answer.status, answer.statusText, await answer.text());
      return answer.blob();
    },
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
