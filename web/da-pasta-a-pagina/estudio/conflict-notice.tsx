import type { Conflict, Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';

/** Another tab saved first (API-19): nothing is lost before someone decides. */
export function ConflictNotice({ editing, conflict }: { editing: Editing; conflict: Conflict }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-xl border border-gold-ink bg-gold-soft p-4"
    >
      <p className="min-w-0 flex-1 basis-72">
        <strong className="font-semibold">{conflict.by ?? 'Outra pessoa'}</strong> salvou este rascunho em{' '}
        {formatDate(conflict.at)} às {formatTime(conflict.at)}, depois que você o abriu. O que você fez
        continua aqui, e nada foi sobrescrito.
      </p>
      <Button onClick={editing.takeTheirs}>Usar o que foi salvo</Button>
      <Button look="primary" onClick={editing.keepMine}>
        Ficar com o que fiz
      </Button>
    </div>
  );
}
