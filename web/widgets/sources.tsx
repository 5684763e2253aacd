import type { Fonte } from '#contract/sistema/modelos.ts';
import { webPages } from '#web/widgets/web-pages.ts';

/** What of a text is not as long as asked, and its web sources, or that there was no search. */
export function Sources({
  nota = null,
  ...found
}: {
  buscou: boolean;
  fontes: Fonte[];
  nota?: string | null;
}) {
  return (
    <>
      {nota !== null && <p className="mt-1.5 text-[13px] text-muted">{nota}</p>}
      <Pages {...found} />
    </>
  );
}

function Pages({ buscou, fontes }: { buscou: boolean; fontes: Fonte[] }) {
  const pages = webPages(fontes);
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
