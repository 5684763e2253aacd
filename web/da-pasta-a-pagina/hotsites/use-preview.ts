import { useMutation } from '@tanstack/react-query';
import { processingSchema } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { hotsiteCalls } from '#web/da-pasta-a-pagina/hotsites/calls.ts';
import { type HotsiteValues, previewFailed } from '#web/da-pasta-a-pagina/hotsites/form-values.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { showToast } from '#web/kit/ui/toast.ts';

const limits = processingSchema.pick({ driveUrl: true, maxAssets: true });

/** Previews a folder without downloads (HOT-21, HOT-22). */
export function usePreview() {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (values: HotsiteValues) => {
      const { driveUrl, maxAssets } = limits.parse(values);
      return hotsiteCalls.preview(driveUrl, maxAssets);
    },
    onError: (failure) =>
      showToast({
        title: 'Erro na prévia',
        text: errorText(failure, previewFailed),
        tone: 'destructive',
      }),
  });
  return {
    found: data,
    /** Stays visible in the dialog after the toast. */
    problem: error ? errorText(error, previewFailed) : null,
    isLooking: isPending,
    look: (values: HotsiteValues) => mutate(values),
  };
}
export type Preview = ReturnType<typeof usePreview>;
