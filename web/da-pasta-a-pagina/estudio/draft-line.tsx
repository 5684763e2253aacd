import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { Button } from '#web/kit/ui/button.tsx';

interface Props {
  estudio: Pick<Estudio, 'base' | 'versaoPublica'>;
  /** Whether a further version would say something new: publishing is then not the next thing to do. */
  hasNews: boolean;
  onPublish: () => void;
}

/** A version that visitors do not see yet, and the way to show it to them, in sight wherever one has scrolled to. */
export function DraftLine({ estudio: { base, versaoPublica }, hasNews, onPublish }: Props) {
  if (!base || base.publica) return null;
  return (
    <div className="flex basis-full flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p role="status" className="text-[13px] text-muted">
        A versão {base.numero} ainda não é pública:{' '}
        {versaoPublica === null ? 'não há página no ar.' : `os visitantes veem a versão ${versaoPublica}.`}
      </p>
      <Button look={hasNews ? 'outline' : 'primary'} className="max-sm:w-full" onClick={onPublish}>
        Publicar versão {base.numero}
      </Button>
    </div>
  );
}
