import {
  debugGpt5,
  generateGpt5,
  hotsitesRoutes,
  previewDrive,
  processDrive,
  processDriveAgain,
} from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { call } from '#web/kit/api/client.ts';

/** The dialog's request (HOT-25, HOT-26). */
export interface ProcessRequest {
  nome: string;
  empreendimentoId: number;
  rota: string;
  driveUrl: string;
  maxAssets: number;
}

/** Hotsite calls beyond CRUD; the token is sent as bearer header (API-16). */
export const hotsiteCalls = {
  preview: (driveUrl: string, maxAssets: number) => call(previewDrive, { body: { driveUrl, maxAssets } }),
  process: (id: number | null, body: ProcessRequest) =>
    id === null ? call(processDrive, { body }) : call(processDriveAgain, { params: { id }, body }),
  setAtivo: (id: number, ativo: boolean) => call(hotsitesRoutes.update, { params: { id }, body: { ativo } }),
  generate: (id: number, style: HotsiteStyle) => call(generateGpt5, { params: { id }, body: { style } }),
  debug: (id: number) => call(debugGpt5, { params: { id } }),
};
