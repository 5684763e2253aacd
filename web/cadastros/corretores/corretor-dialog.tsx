import { useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Corretor, corretoresRoutes } from '#contract/cadastros/corretores.ts';
import { CorretorForm } from '#web/cadastros/corretores/corretor-form.tsx';
import { CorretorTabs } from '#web/cadastros/corretores/corretor-tabs.tsx';
import { CoverageTab, type SitePart } from '#web/cadastros/corretores/coverage-tab.tsx';
import { PrivacySection } from '#web/cadastros/corretores/dados-pessoais/privacy-section.tsx';
import { RequiredNotice } from '#web/cadastros/corretores/required-notice.tsx';
import { useCorretorDialog } from '#web/cadastros/corretores/use-corretor-dialog.ts';
import { at, call } from '#web/kit/api/client.ts';
import { ConflictForm } from '#web/kit/crud/crud-dialog-conflict.tsx';
import { inputOf } from '#web/kit/crud/crud-dialog-form.ts';
import { mergeChanges } from '#web/kit/crud/crud-dialog-merge.ts';
import { RestoredDraft } from '#web/kit/crud/crud-dialog-notices.tsx';
import { RecordLine } from '#web/kit/crud/record-line.tsx';
import type { AnyCrudScreen, CrudDialogProps } from '#web/kit/crud/screen.ts';
import { recordQuery } from '#web/kit/crud/use-opened-record.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { sayKept } from '#web/kit/form/leave-form.ts';
import { RequiredFields, useRequired } from '#web/kit/form/required.ts';
import { createPageParts, PagePartsContext } from '#web/kit/record/page-parts.ts';
import { showPart } from '#web/kit/record/part-anchor.tsx';
import { SaveBar } from '#web/kit/record/save-bar.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

interface StoredProps {
  screen: AnyCrudScreen;
  record: Corretor;
  SiteMore: SitePart | undefined;
}

/** The second tab uses the current record, which its own cards change. */
function StoredCoverage({ screen, record, SiteMore }: StoredProps) {
  const params = { id: record.id };
  const { data = record } = useQuery(
    recordQuery(
      screen,
      record.id,
      (signal) => call(at<typeof corretoresRoutes.read>('GET', '/api/corretores/:id'), { params }, signal),
      () => record,
    ),
  );
  return <CoverageTab corretor={data} SiteMore={SiteMore} />;
}

/**
 * Creates or edits a corretor in two tabs (BRK-17..19, BRK-46..50). Separate from the kit's dialog: opening a
 * tab may save, and only three failures keep it open.
 */
export function CorretorDialog(props: CrudDialogProps & { SiteMore?: SitePart }) {
  const { screen, onClose, SiteMore } = props;
  const formId = useId();
  const dialog = useCorretorDialog(props);
  const { record, conflict, saving, tab, form } = dialog;
  const required = useRequired(
    async () => inputOf(await screen.loadRoutes(), props.record),
    screen.form.fields,
  );
  const [parts] = useState(createPageParts);
  const { parts: listed, saving: savesParts } = useSyncExternalStore(parts.subscribe, parts.read);
  const hasChangedParts = listed.some(({ dirty }) => dirty);
  const isBusy = saving !== null || savesParts;
  const submitLabel = record ? 'Salvar' : 'Cadastrar';
  function leave() {
    if (dialog.isChanged || hasChangedParts) sayKept();
    onClose();
  }
  /** 'Salvar' closes the dialog, so what is changed in the other tab is saved before. */
  async function submit() {
    if (isBusy) return;
    if (await parts.save()) await dialog.submit('asked');
    else dialog.choose('cobertura');
  }

  return (
    <Dialog
      open
      onClose={leave}
      closable={!isBusy}
      description={record && <RecordLine screen={screen} record={record} />}
      title={record ? screen.texts.edit : screen.texts.add}
      width="sm:max-w-3xl"
      footer={
        tab === 'cobertura' && !conflict ? (
          <>
            {dialog.isChanged && (
              <p
                role="status"
                className="mr-auto flex flex-wrap items-center gap-x-3 text-[13px] text-gold-ink"
              >
                Dados Básicos: alterações não salvas
                <Button onClick={() => dialog.choose('dados')}>Ver e salvar</Button>
              </p>
            )}
            <Button onClick={leave}>Fechar</Button>
          </>
        ) : (
          <FormFooter
            form={formId}
            busy={isBusy}
            marks={required.size > 0 && !conflict}
            cancel={conflict ? 'Voltar' : 'Cancelar'}
            onCancel={conflict ? dialog.dismissConflict : dialog.cancel}
          >
            {saving === 'asked' || savesParts ? 'Salvando...' : submitLabel}
          </FormFooter>
        )
      }
    >
      {conflict ? (
        <ConflictForm
          id={formId}
          fields={screen.form.fields}
          change={conflict.change}
          merge={mergeChanges(dialog.base(), form.getValues(), screen.form.of(conflict.change.current))}
          current={screen.form.of(conflict.change.current)}
          onDecide={dialog.decide}
        />
      ) : (
        <FormProvider {...form}>
          <CorretorTabs
            tab={tab}
            isSaving={saving === 'automatic'}
            isNew={record === null}
            unsaved={{ dados: record !== null && dialog.isChanged, cobertura: hasChangedParts }}
            onChoose={dialog.choose}
            basic={
              <RequiredFields value={required}>
                <CorretorForm
                  id={formId}
                  record={record}
                  saved={dialog.saved}
                  slugOf={dialog.slugOf}
                  more={dialog.more}
                  onMore={dialog.setMore}
                  onSubmit={() => void submit()}
                  onLeft={dialog.leave}
                >
                  {dialog.isRestored && (
                    <div className="mb-4">
                      <RestoredDraft onDiscard={dialog.discard} />
                    </div>
                  )}
                </CorretorForm>
                {record && <PrivacySection corretor={record} onErased={dialog.cancel} />}
              </RequiredFields>
            }
            coverage={
              record ? (
                <PagePartsContext value={parts}>
                  <StoredCoverage screen={screen} record={record} SiteMore={SiteMore} />
                  {tab === 'cobertura' && <SaveBar parts={parts} onOpen={showPart} inDialog />}
                </PagePartsContext>
              ) : (
                <RequiredNotice />
              )
            }
          />
        </FormProvider>
      )}
    </Dialog>
  );
}
