import type { Fonte } from '#contract/modelos.ts';

/** What is kept is checked before; a link that does more than open a page is shown by no screen. */
const isWebPage = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

/** Where a text was found on the web, or that nobody looked. */
export function Sources({ buscou, fontes }: { buscou: boolean; fontes: Fonte[] }) {
  const pages = fontes.filter(({ url }) => isWebPage(url));
  if (!buscou)
    return <p className="mt-1.5 text-[13px] text-muted">Sem busca na web: confira antes de usar.</p>;
  if (pages.length === 0)
    return <p className="mt-1.5 text-[13px] text-muted">A busca na web não informou fontes.</p>;
  return (
    <div className="mt-1.5 text-[13px] text-muted">
      <p>Fontes:</p>
      <ul className="list-disc pl-5">
        {pages.map(({ url, titulo }) => (
          <li key={url} className="break-words">
            <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
              {titulo?.trim() || url}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
