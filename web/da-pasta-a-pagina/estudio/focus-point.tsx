import type { KeyboardEvent, PointerEvent } from 'react';
import type { ImagemDoEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';

interface Props {
  picture: ImagemDoEstudio;
  onChange: (focus: { x: number; y: number }) => void;
}

const step = 0.02;
const big = 0.1;
const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100;
const percent = (share: number) => Math.round(share * 100);

/** A picture's crop centre: clicked, or moved by arrow keys; with a preview. */
export function FocusPoint({ picture: { grande, focus, width, height }, onChange }: Props) {
  function point({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) {
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  }
  function press(event: KeyboardEvent) {
    const by = event.shiftKey ? big : step;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-by, 0],
      ArrowRight: [by, 0],
      ArrowUp: [0, -by],
      ArrowDown: [0, by],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: within(focus.x + move[0]), y: within(focus.y + move[1]) });
  }
  const position = `${percent(focus.x)}% ${percent(focus.y)}%`;
  return (
    <div>
      <p id="foco-titulo" className="mb-1.5 text-[13px] font-medium">
        Ponto de corte
      </p>
      <button
        type="button"
        aria-labelledby="foco-titulo foco-valor"
        aria-describedby="foco-ajuda"
        className="relative block w-full cursor-crosshair overflow-hidden rounded-md"
        onPointerDown={point}
        onKeyDown={press}
      >
        <img
          src={grande ?? ''}
          alt=""
          width={width ?? undefined}
          height={height ?? undefined}
          className="block h-auto w-full"
          draggable={false}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_#1c1917,inset_0_0_0_2px_#1c1917]"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        />
      </button>
      <p id="foco-valor" aria-live="polite" className="sr-only">
        {percent(focus.x)}% da esquerda, {percent(focus.y)}% do topo
      </p>
      <p id="foco-ajuda" className="mt-1.5 text-[13px] text-muted">
        Clique no que não pode ser cortado, ou mova o ponto com as setas do teclado.
      </p>
      <div className="mt-3 flex items-end gap-3" aria-hidden="true">
        {(['aspect-[9/16] w-14', 'aspect-square w-20', 'aspect-[21/9] w-44'] as const).map((shape) => (
          <img
            key={shape}
            src={grande ?? ''}
            alt=""
            className={`${shape} min-w-0 rounded-md object-cover`}
            style={{ objectPosition: position }}
          />
        ))}
      </div>
    </div>
  );
}
