import { splitTechnical } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';

/** A failed load with a retry button (UXT-12). */
export function LoadFailure({ detail, onRetry }: { detail?: string | undefined; onRetry: () => void }) {
  const [message, technical] = splitTechnical(detail ?? '');
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-xl border border-line px-6 py-14 text-center"
    >
      <p className="font-medium">Erro ao carregar dados</p>
      {message && <p className="-mt-1 max-w-prose text-muted">{message}</p>}
      {technical && (
        <Disclosure look="line" className="-mt-1" label="Detalhes técnicos">
          <code className="break-all text-muted">{technical}</code>
        </Disclosure>
      )}
      <Button onClick={onRetry}>Tentar novamente</Button>
    </div>
  );
}

/** The same for one pane of a screen: what of it could not be read. */
export function PaneFailure({
  title,
  detail,
  onRetry,
}: {
  title: string;
  detail?: string | undefined;
  onRetry: () => void;
}) {
  const [message] = splitTechnical(detail ?? '');
  return (
    <div role="alert" className="mt-3 grid justify-items-start gap-2 rounded-md bg-sunken p-3">
      <p className="font-medium">{title}</p>
      {message && <p className="-mt-1 text-muted">{message}</p>}
      <Button onClick={onRetry}>Tentar novamente</Button>
    </div>
  );
}

/** The same in place of a field whose options failed to load. */
export function ChoicesFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="field-error flex flex-wrap items-center gap-2">
      Erro ao carregar dados
      <Button onClick={onRetry}>Tentar novamente</Button>
    </p>
  );
}
