import { useQuery } from '@tanstack/react-query';
import {
  compareEstilos,
  type EstiloNaPrevia,
  type PreviaDoEstudio,
  previewEstudio,
} from '#contract/da-pasta-a-pagina/estudio.ts';
import { fillPath, request } from '#web/kit/api/client.ts';

/** Address of the page in hand for a frame; `version` asks anew when the page is another one. */
export const usePagePreview = (id: number, version: number) =>
  useQuery({
    queryKey: [previewEstudio.path, id, version],
    queryFn: () => request<PreviaDoEstudio>('POST', fillPath(previewEstudio.path, { id })),
    gcTime: 0,
  });

/** Addresses of the plan in each style; `version` asks anew when plan or pictures are others. */
export const useStyles = (id: number, version: string, enabled: boolean) =>
  useQuery({
    queryKey: [compareEstilos.path, id, version],
    queryFn: () => request<{ estilos: EstiloNaPrevia[] }>('POST', fillPath(compareEstilos.path, { id })),
    gcTime: 0,
    enabled,
  });
