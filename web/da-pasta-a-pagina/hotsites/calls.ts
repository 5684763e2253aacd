import {
  debugGpt5,
  type FolderPreview,
  generateGpt5,
  type Hotsite,
  hotsitesRoutes,
  previewDrive,
  processDrive,
  processDriveAgain,
} from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { fillPath, request } from '#web/kit/api/client.ts';

/** What the dialog sends (HOT-25, HOT-26). */
export interface ProcessRequest {
  nome: string;
  empreendimentoId: number;
  rota: string;
  driveUrl: string;
  maxAssets: number;
}

/** The calls of the hotsites beside those of every list; the token goes as bearer header (API-16). */
export const hotsiteCalls = {
  preview: (driveUrl: string, maxAssets: number) =>
    request<FolderPreview>('POST', previewDrive.path, { driveUrl, maxAssets }),
  process: (id: number | null, body: ProcessRequest) =>
    id === null
      ? request<Hotsite>('POST', processDrive.path, body)
      : request<Hotsite>('POST', fillPath(processDriveAgain.path, { id }), body),
  setAtivo: (id: number, ativo: boolean) =>
    request<Hotsite>('PUT', fillPath(hotsitesRoutes.update.path, { id }), { ativo }),
  generate: (id: number, style: HotsiteStyle) =>
    request<{ generated?: { assetsUsed?: number; rascunho?: string | null } } | undefined>(
      'POST',
      fillPath(generateGpt5.path, { id }),
      { style },
    ),
  debug: (id: number) => request<Record<string, unknown>>('GET', fillPath(debugGpt5.path, { id })),
};
