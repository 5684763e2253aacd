import type { ReactNode } from 'react';
import { Button } from '#web/kit/ui/button.tsx';

interface Props {
  /** 'Nenhuma cidade encontrada' */
  text: string;
  filtered: boolean;
  onClear: () => void;
  /** What to do where there is nothing at all. */
  children?: ReactNode;
}

/** A list that shows nothing: because there is nothing, or because of what was asked for. */
export function EmptyList({ text, filtered, onClear, children }: Props) {
  return (
    <div className="grid justify-items-center gap-4 rounded-xl border border-dashed border-line px-6 py-16 text-center">
      <p className="font-medium">{text}</p>
      {filtered ? <Button onClick={onClear}>Limpar filtros</Button> : children}
    </div>
  );
}
