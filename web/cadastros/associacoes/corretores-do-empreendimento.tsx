import { CorretoresList } from '#web/cadastros/associacoes/corretores-part.tsx';
import { useCorretoresAssociados } from '#web/cadastros/associacoes/use-corretores-associados.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { ask } from '#web/kit/ui/question.ts';

const unsaved = {
  title: 'Descartar as alterações?',
  text: 'O que mudou nesta lista ainda não foi salvo.',
  yes: 'Descartar',
  no: 'Continuar editando',
};

interface Props {
  empreendimentoId: number;
  nome: string;
  onClose: () => void;
}

/**
 * The corretores showing an empreendimento: added by search, removed, saved together (DAT-17). Mount it to
 * open it.
 */
export function CorretoresDoEmpreendimento({ empreendimentoId, nome, onClose }: Props) {
  const associados = useCorretoresAssociados(empreendimentoId, onClose);
  const { isEdited, isSaving, discard, save } = associados;

  async function close() {
    const isLeft = !isEdited || (await ask(unsaved));
    if (!isLeft) return;
    discard();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={() => void close()}
      closable={!isSaving}
      title="Corretores"
      description={`Quem mostra ${nome} no próprio site`}
      footer={
        <>
          {isEdited && (
            <span role="status" className="mr-auto text-[13px] font-medium text-gold-ink">
              Alterações não salvas
            </span>
          )}
          <Button look="ghost" disabled={isSaving} onClick={() => void close()}>
            Cancelar
          </Button>
          <Button
            look="primary"
            aria-busy={isSaving}
            aria-disabled={isSaving}
            className={cx(isSaving && 'opacity-60')}
            why={isEdited ? undefined : 'Nada mudou nesta lista'}
            onClick={() => void save()}
          >
            {isSaving ? 'Salvando...' : 'Salvar'}
          </Button>
        </>
      }
    >
      <CorretoresList associados={associados} />
    </Dialog>
  );
}
