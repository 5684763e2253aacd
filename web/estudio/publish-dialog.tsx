import type { Estudio } from '#contract/estudio.ts';
import type { Editing } from '#web/estudio/use-estudio.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

interface Props {
  base: NonNullable<Estudio['base']>;
  editing: Editing;
  onClose: () => void;
}

/** What was found about the draft page, before anybody else sees it. */
export function PublishDialog({ base, editing, onClose }: Props) {
  const findings = [...base.achados].sort((a, b) => a.level.localeCompare(b.level));
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Publicar a versão ${base.numero}?`}
      description="Ela toma o lugar da página pública na próxima visita; a atual fica guardada como versão."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            look="primary"
            onClick={() => {
              editing.act({ act: 'publish', versaoId: base.versaoId });
              onClose();
            }}
          >
            Publicar
          </Button>
        </>
      }
    >
      {editing.isDirty && (
        <p className="mb-3 rounded-md bg-gold-soft p-3">
          O que você mudou depois de gerar esta versão não está nela. Para incluir, gere a página de novo.
        </p>
      )}
      {findings.length === 0 ? (
        <p>A verificação não encontrou nada a corrigir.</p>
      ) : (
        <ul className="grid gap-2">
          {findings.map(({ level, code, message }) => (
            <li key={`${code} ${message}`} className="flex items-start gap-2">
              <Badge tone={level === 'red' ? 'danger' : 'alive'}>
                {level === 'red' ? 'Grave' : 'Atenção'}
              </Badge>
              <span className="min-w-0">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
