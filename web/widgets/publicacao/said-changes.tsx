import type { HotsiteAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { countOf } from '#web/kit/format.ts';
import { changeWords } from '#web/widgets/publicacao/change-words.ts';

interface Props extends Pick<HotsiteAtras, 'mudancas'> {
  /** How many are told before the rest is counted. */
  most?: number;
}

/** What a page still says, and what it will: 'Preço inicial: R$ 540.000 → R$ 561.000'. */
export function SaidChanges({ mudancas, most = mudancas.length }: Props) {
  const more = mudancas.length - most;
  return (
    <ul className="mt-1.5 grid gap-1">
      {mudancas
        .slice(0, most)
        .map(changeWords)
        .map(({ rotulo, antes, depois }) => (
          <li key={rotulo} className="break-words">
            <span className="text-muted">{rotulo}: </span>
            <del className="no-underline">{antes}</del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> passa a </span>
            <ins className="font-medium no-underline">{depois}</ins>
          </li>
        ))}
      {more > 0 && <li className="text-muted">e mais {countOf(more, 'mudança', 'mudanças')}</li>}
    </ul>
  );
}
