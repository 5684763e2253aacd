import { Behind, Sections } from '#web/cadastros/empreendimentos/sections.tsx';
import { CrudDialog } from '#web/kit/crud/crud-dialog.tsx';
import type { CrudDialogProps } from '#web/kit/crud/screen.ts';

/** Creates or edits an empreendimento (EMP-10..17): the kit's dialog with sections. */
export const EmpreendimentoDialog = (props: CrudDialogProps) => (
  <CrudDialog {...props} Fields={Sections} Notice={Behind} />
);
