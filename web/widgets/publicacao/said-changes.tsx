import type { HotsiteAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { changeWords } from '#web/widgets/publicacao/change-words.ts';

/** What a page still says, and what it will: 'Preço inicial: R$ 540.000 → R$ 561.000'. */
export function SaidChanges({ mudancas }: Pick<HotsiteAtras, 'mudancas'>) {
  return (
    <ul className="mt-1.5 grid gap-1">
      {mudancas.map(changeWords).map(({ rotulo, antes, depois }) => (
        <li key={rotulo} className="break-words">
          <span className="text-muted">{rotulo}: </span>
          <del className="no-underline">{antes}</del>
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> passa a </span>
          <ins className="font-medium no-underline">{depois}</ins>
        </li>
      ))}
    </ul>
  );
}
