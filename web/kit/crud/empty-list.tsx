import type { ReactNode } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';

interface Props {
  /** 'Nenhuma cidade encontrada' */
  text: string;
  filtered: boolean;
  onClear: () => void;
  /** What to do when there are no records at all. */
  children?: ReactNode;
}

/** An empty list: without records, or without matches. */
export function EmptyList({ text, filtered, onClear, children }: Props) {
  return (
    <EmptyBox text={text}>{filtered ? <Button onClick={onClear}>Limpar filtros</Button> : children}</EmptyBox>
  );
}
