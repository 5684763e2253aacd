import { useQuery } from '@tanstack/react-query';
import { compareEstilos } from '#contract/da-pasta-a-pagina/estudio.ts';
import { call } from '#web/kit/api/client.ts';

/** Addresses of the plan in each style; `version` requests new ones after changes. */
export const useStyles = (id: number, version: string, enabled: boolean) =>
  useQuery({
    queryKey: [compareEstilos.path, id, version],
    queryFn: () => call(compareEstilos, { params: { id } }),
    gcTime: 0,
    enabled,
  });
