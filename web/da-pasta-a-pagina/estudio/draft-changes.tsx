import type { PreviaDoRascunho } from '#contract/da-pasta-a-pagina/estudio.ts';
import { countOf } from '#web/kit/format.ts';

type Mudancas = NonNullable<PreviaDoRascunho['mudancas']>;
type Part = Mudancas['partes'][number];

/** Changes shown at once; the rest is counted. */
const shownAtOnce = 6;

/** A line that went and the one that came in its place. */
function wordsOf({ linhas }: Part): { antes: string; depois: string }[] {
  const gone = linhas.flatMap(({ tipo, texto }) => (tipo === 'saiu' ? [texto] : []));
  const come = linhas.flatMap(({ tipo, texto }) => (tipo === 'entrou' ? [texto] : []));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
    antes: gone[at] ?? '',
    depois: come[at] ?? '',
  }));
}

/** What differs from the public page, fact by fact and part by part, in few words. */
export function changesIn({ fatos, partes }: Mudancas): { rotulo: string; antes: string; depois: string }[] {
  return [
    ...fatos,
    ...partes.flatMap((part) => {
      const { nome, estado, movida, imagensNovas, imagensRetiradas } = part;
      if (estado === 'nova') return [{ rotulo: nome, antes: '', depois: 'seção nova' }];
      if (estado === 'retirada') return [{ rotulo: nome, antes: '', depois: 'seção retirada' }];
      const pictures = [
        imagensNovas > 0 && `mais ${countOf(imagensNovas, 'imagem', 'imagens')}`,
        imagensRetiradas > 0 && `menos ${countOf(imagensRetiradas, 'imagem', 'imagens')}`,
        movida && 'outro lugar na página',
      ].filter((text) => text !== false);
      return [
        ...wordsOf(part).map((words) => ({ rotulo: nome, ...words })),
        ...(pictures.length > 0 ? [{ rotulo: nome, antes: '', depois: pictures.join(', ') }] : []),
      ];
    }),
  ];
}

/** What visitors would see change, above the frame: 'Preço: R$ 961.000 → R$ 975.500' (PNL-03). */
export function DraftChanges({ mudancas }: { mudancas: PreviaDoRascunho['mudancas'] }) {
  if (mudancas === null) return <p className="text-[13px] text-muted">Ainda não há página pública.</p>;
  const changes = changesIn(mudancas);
  if (changes.length === 0) return <p className="text-[13px] text-muted">Igual ao que os visitantes veem.</p>;
  const more = changes.length - shownAtOnce;
  return (
    <ul aria-label="O que muda para os visitantes" className="grid gap-0.5 text-[13px]">
      {changes.slice(0, shownAtOnce).map(({ rotulo, antes, depois }) => (
        <li key={`${rotulo} ${antes} ${depois}`} className="line-clamp-2 min-w-0 break-words">
          <span className="text-muted">{rotulo}: </span>
          {antes && <del className="text-muted">{antes}</del>}
          {antes && depois && <span aria-hidden="true"> → </span>}
          {depois && <ins className="font-medium no-underline">{depois}</ins>}
        </li>
      ))}
      {more > 0 && <li className="text-muted">e mais {countOf(more, 'mudança', 'mudanças')}</li>}
    </ul>
  );
}
