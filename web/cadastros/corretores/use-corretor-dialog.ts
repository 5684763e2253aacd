import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from 'react-hook-form';
import type { Change } from '#contract/base/errors.ts';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { ufOfCreci } from '#contract/cadastros/creci.ts';
import { furtherFields } from '#web/cadastros/corretores/corretor-fields.tsx';
import type { CorretorTab } from '#web/cadastros/corretores/corretor-tabs.tsx';
import { payloadOf } from '#web/cadastros/corretores/payload.ts';
import { refusalText } from '#web/cadastros/corretores/refusal-text.ts';
import { hasRequired } from '#web/cadastros/corretores/required-notice.tsx';
import { unsavedPassword } from '#web/cadastros/corretores/unsaved-password.ts';
import { type SaveKind, useSaveCorretor } from '#web/cadastros/corretores/use-save-corretor.ts';
import { useSiteSlug } from '#web/cadastros/corretores/use-site-slug.ts';
import { useCrudForm } from '#web/kit/crud/crud-dialog-form.ts';
import { mergeChanges } from '#web/kit/crud/crud-dialog-merge.ts';
import type { CrudDialogProps } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { foundByServer } from '#web/kit/form/form-field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

/** State and actions of the corretor dialog, without its appearance. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one dialog: its form, its draft and what is saved share their state
export function useCorretorDialog({ screen, record: given, initial, onClose, onSaved }: CrudDialogProps) {
  // Edits the record as it was opened, even if the list has been re-read.
  const [record, setRecord] = useState(given as Corretor | null);
  const [tab, setTab] = useState<CorretorTab>('dados');
  const [more, setMore] = useState(false);
  const [conflict, setConflict] = useState<{ change: Change; kind: SaveKind } | null>(null);
  const { form, draft, isRestored, isChanged, discard, adopt, abandon } = useCrudForm(screen, given, initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const senha = unsavedPassword.take(given?.id ?? null);
    if (senha) form.setValue('senha', senha);
  }, []);
  const slug = useSiteSlug();
  const saved: FormValues = record ? screen.form.of(record) : screen.form.empty;

  const { save, saving } = useSaveCorretor({
    screen,
    onSaved(row, kind) {
      if (kind === 'automatic') {
        setRecord(row);
        adopt(row);
        setTab('cobertura');
        return;
      }
      draft.drop();
      onSaved?.(row);
      onClose();
    },
    onStale(change, kind) {
      const current = screen.form.of(change.current);
      const { undecided, taken } = mergeChanges(draft.base().values, form.getValues(), current);
      if (undecided.length + taken.length > 0) return setConflict({ change, kind });
      // The concurrent change concerns fields outside this form: the site's address or colours.
      decide(form.getValues(), current, change, kind);
    },
    onClash(field, text) {
      setTab('dados');
      if (field === 'slug') void slug.takeFree(String(form.getValues('nomeGuerra')));
      else form.setError(field, { type: foundByServer, message: text }, { shouldFocus: true });
    },
    onFailure() {
      unsavedPassword.keep(record?.id ?? null, form.getValues('senha'));
      draft.write();
      onClose();
    },
  });

  function refuse(errors: FieldErrors<FormValues>) {
    setTab('dados');
    if (furtherFields.some(({ name }) => errors[name])) setMore(true);
    showToast({ title: 'Erro de validação', text: refusalText(errors), tone: 'destructive' });
  }

  const submit = (kind: SaveKind) => {
    copyName();
    if (!record) takeUf();
    return form.handleSubmit((checked) => {
      const body = payloadOf(checked, form.getValues(), saved);
      const siteSlug = record ? '' : slug.slugOf(String(checked.nomeGuerra));
      save({
        kind,
        body: siteSlug ? { ...body, slug: siteSlug } : body,
        stored: record && { id: record.id, revisao: draft.base().revisao },
      });
    }, refuse)();
  };

  function decide(values: FormValues, current: FormValues, change: Change, kind: SaveKind) {
    draft.rebase({ values: current, revisao: (change.current as Corretor).revisao });
    for (const [name, value] of Object.entries(values)) form.setValue(name, value);
    setConflict(null);
    // The previous save has not quite finished.
    setTimeout(() => void submit(kind));
  }

  /** An empty nickname takes the full name (BRK-24, BRK-25). */
  function copyName(): boolean {
    const { nome, nomeGuerra } = form.getValues();
    const name = String(nome ?? '').trim();
    if (!name || String(nomeGuerra ?? '').trim()) return false;
    const { isSubmitted } = form.formState;
    // Synchronously, so that focusing the nickname finds it filled.
    flushSync(() => form.setValue('nomeGuerra', name, { shouldDirty: true, shouldValidate: isSubmitted }));
    return true;
  }

  /** An empty UF takes the one that the CRECI names: 'CRECI/SP 12.345 F'. */
  function takeUf(): void {
    const { creci, ufCreci } = form.getValues();
    const uf = ufOfCreci(String(creci ?? ''));
    if (uf && !ufCreci)
      form.setValue('ufCreci', uf, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return {
    form,
    record,
    saved,
    tab,
    more,
    setMore,
    conflict,
    saving,
    isRestored,
    discard,
    leave(name: string): boolean {
      if (name === 'creci') takeUf();
      return (name === 'nome' || name === 'nomeGuerra') && copyName();
    },
    submit,
    base: () => draft.base().values,
    slugOf: slug.slugOf,
    /** Opens a tab; for a new corretor the second one saves first (BRK-47). */
    choose(next: CorretorTab) {
      copyName();
      if (next === 'cobertura' && !record && hasRequired(form.getValues())) void submit('automatic');
      else setTab(next);
    },
    decide(values: FormValues) {
      if (!conflict) return;
      decide(values, screen.form.of(conflict.change.current), conflict.change, conflict.kind);
    },
    dismissConflict: () => setConflict(null),
    isChanged,
    cancel() {
      abandon();
      onClose();
    },
  };
}
