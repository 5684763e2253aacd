import { nothing } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';

/** Replaces a part that failed to load (DSH-19). */
export function ReadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 px-5 pt-1 pb-4">
      <p className="text-muted">
        <span aria-hidden="true">{nothing} </span>
        <span className="sr-only">{what}: </span>Erro ao carregar dados
      </p>
      <Button look="ghost" className="-mr-2 px-2 text-[13px]" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  );
}
