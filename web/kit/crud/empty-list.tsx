import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';

interface Props {
  /** 'Nenhuma cidade encontrada' */
  text: string;
  filtered: boolean;
  onClear: () => void;
  /** Address of what was deleted and is called so; none if there is no such list. */
  trash?: string | undefined;
  /** What to do when there are no records at all. */
  children?: ReactNode;
}

/** An empty list: without records, or without matches. */
export function EmptyList({ text, filtered, onClear, trash, children }: Props) {
  return (
    <EmptyBox text={text}>
      {filtered ? (
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={onClear}>Limpar filtros</Button>
          {trash && (
            <Link to={trash} className="button button-ghost">
              Procurar na lixeira
            </Link>
          )}
        </div>
      ) : (
        children
      )}
    </EmptyBox>
  );
}
