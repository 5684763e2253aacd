import { useQuery } from '@tanstack/react-query';
import { compareEstilos, previewEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { call } from '#web/kit/api/client.ts';

/** Frame address of the current page; `version` requests a new one after changes. */
export const usePagePreview = (id: number, version: number) =>
  useQuery({
    queryKey: [previewEstudio.path, id, version],
    queryFn: () => call(previewEstudio, { params: { id } }),
    gcTime: 0,
  });

/** Addresses of the plan in each style; `version` requests new ones after changes. */
export const useStyles = (id: number, version: string, enabled: boolean) =>
  useQuery({
    queryKey: [compareEstilos.path, id, version],
    queryFn: () => call(compareEstilos, { params: { id } }),
    gcTime: 0,
    enabled,
  });
