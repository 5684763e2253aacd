import type { Leitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { countOf, formatDate, formatTime } from '#web/kit/format.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';

/** The documents of the last reading and their outcomes. */
export function Documents({ leitura }: { leitura: Leitura }) {
  const { documentos, avisos, lidoEm, motor } = leitura;
  if (!lidoEm) return null;
  const read = documentos.filter(({ state }) => state === 'lido');
  const others = documentos.filter(({ state }) => state !== 'lido');
  return (
    <Disclosure
      className="bg-surface text-[13px]"
      label={`${countOf(read.length, 'documento lido', 'documentos lidos')} em ${formatDate(lidoEm)} às ${formatTime(lidoEm)}`}
      hint={[others.length > 0 && countOf(others.length, 'não lido', 'não lidos'), motor]
        .filter(Boolean)
        .join(' · ')}
    >
      <ul className="grid gap-1.5 text-muted">
        {read.map(({ path, pageCount }) => (
          <li key={path} className="break-words">
            {path}
            {pageCount !== null && ` · ${countOf(pageCount, 'página', 'páginas')}`}
          </li>
        ))}
        {[...others.map(({ path, message }) => message ?? path), ...avisos].map((text) => (
          <li key={text} className="break-words text-ink">
            {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
