import type { ReactNode } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';

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
    <EmptyBox text={text}>{filtered ? <Button onClick={onClear}>Limpar filtros</Button> : children}</EmptyBox>
  );
}
