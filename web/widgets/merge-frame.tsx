import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { errorText } from '#web/kit/api/errors.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

interface Props<Preview> {
  title: string;
  description: string;
  /** What would come of it. */
  preview: UseQueryResult<Preview>;
  merging: boolean;
  onMerge: (preview: Preview) => void;
  onClose: () => void;
  /** Stands over the preview: what is to be chosen first. */
  choice?: ReactNode;
  children: ReactNode;
}

/** The dialog in which two records become one: nothing is merged that was not previewed as it is now. */
export function MergeFrame<Preview>(props: Props<Preview>) {
  const { title, description, preview, merging, onMerge, onClose, choice, children } = props;
  const formId = useId();
  const { data, isFetching, isError, error } = preview;
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!merging}
      title={title}
      description={description}
      width="sm:max-w-3xl"
      footer={
        <FormFooter form={formId} busy={merging} disabled={!data || isFetching} onCancel={onClose} unkept>
          {merging ? 'Mesclando...' : 'Mesclar'}
        </FormFooter>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (data && !isFetching && !merging) onMerge(data);
        }}
      >
        {choice}
        {isError && (
          <p role="alert" className="field-error">
            {errorText(error, 'Erro ao carregar dados')}
          </p>
        )}
        {children}
      </form>
    </Dialog>
  );
}
