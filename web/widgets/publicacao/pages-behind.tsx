import { History } from 'lucide-react';
import type { PaginaAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';

interface Props {
  paginas: readonly PaginaAtras[];
  /** Whether the change is not saved yet. */
  ahead?: boolean;
}

/** Which public pages a change leaves behind, and by what. */
export function PagesBehind({ paginas, ahead = false }: Props) {
  if (paginas.length === 0) return null;
  return (
    <ul aria-label="Páginas no ar" className="grid w-full gap-1.5">
      {paginas.map(({ path, nome, campos }) => (
        <li
          key={path}
          className="flex items-start gap-2 rounded-lg border border-gold/40 bg-gold-soft/40 px-3 py-2 text-[13px]"
        >
          <History aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold-ink" />
          <span className="min-w-0 break-words">
            {ahead ? 'Depois de salvar, a página ' : 'A página '}
            <a href={path} target="_blank" rel="noopener" className="underline underline-offset-4">
              {nome}
              <span className="sr-only"> (em nova aba)</span>
            </a>{' '}
            {ahead ? 'continuará' : 'continua'} no ar com o que dizia antes: {campos.join(', ')}. Gere-a de
            novo e publique para atualizá-la.
          </span>
        </li>
      ))}
    </ul>
  );
}
