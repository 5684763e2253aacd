import { readUserId } from '#web/kit/api/token.ts';
import { type FormBase, type FormValues, writeDraft } from '#web/kit/form/draft.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';

const returns = 'O que você digitou volta quando esta janela abrir de novo.';

/** Hides what was said last of a draft. */
let hide: () => void = () => {};

/** Said where a form closes with changes: they are not saved, nor are they lost. */
export function sayKept(): void {
  hide = showToast({ title: 'Nada foi salvo', text: `Ficou um rascunho. ${returns}` });
}
/** The form that opens again says itself that there is a draft: once is enough. */
export const unsayKept = () => hide();

/** Offers to take 'Cancelar' back: the discarded values become the form's draft again. */
export function offerBack(key: string, values: FormValues, base: FormBase): void {
  undoOffer.make({
    text: 'Alterações descartadas',
    async undo() {
      writeDraft(localStorage, key, { values, base, userId: readUserId() });
      hide = showToast({ title: 'Rascunho recuperado', text: returns });
    },
  });
}
