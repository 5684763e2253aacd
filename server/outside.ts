import { pathToFileURL } from 'node:url';
import type { Modelos } from '#contract/sistema/modelos.ts';
import { createDrive, type FolderReader } from '#server/adapters/drive/create.ts';
import { createMailer } from '#server/adapters/email/create.ts';
import type { Mailer } from '#server/adapters/email/port.ts';
import { createImages } from '#server/adapters/images/create.ts';
import type { Images } from '#server/adapters/images/port.ts';
import { createIntelligence } from '#server/adapters/intelligence/create.ts';
import type { SiteWriter } from '#server/adapters/intelligence/local/create-local.ts';
import { createStyleWriter } from '#server/adapters/intelligence/local/style-writer.ts';
import type { Intelligence, ModelDesk, StyleWriter } from '#server/adapters/intelligence/port.ts';
import { drawMaterial } from '#server/adapters/material/draw.ts';
import type { DrawMaterial } from '#server/adapters/material/port.ts';
import { createOcr } from '#server/adapters/ocr/create.ts';
import type { Ocr } from '#server/adapters/ocr/port.ts';
import { createDrawPage } from '#server/adapters/page-drawing/chromium.ts';
import type { DrawPage } from '#server/adapters/page-drawing/port.ts';
import type { Pdf } from '#server/adapters/pdf/port.ts';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import { drawPreviewCard } from '#server/adapters/preview-card/canvas.ts';
import type { DrawPreviewCard, DrawShareCard } from '#server/adapters/preview-card/port.ts';
import { drawShareCard } from '#server/adapters/preview-card/share-card.ts';
import { createSheets } from '#server/adapters/sheets/create.ts';
import type { Sheets } from '#server/adapters/sheets/port.ts';
import { createStorage } from '#server/adapters/storage/create.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { createTranscriber } from '#server/adapters/transcription/create.ts';
import type { Transcriber } from '#server/adapters/transcription/port.ts';
import { createWhatsapp } from '#server/adapters/whatsapp/create.ts';
import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Config } from '#server/config.ts';

/** The configured adapters. */
export interface Outside {
  drive: FolderReader;
  storage: Storage;
  images: Images;
  pdf: Pdf;
  sheets: Sheets;
  ocr: Ocr;
  intelligence: Intelligence;
  /** The rules, whichever engine is configured. */
  local: Intelligence;
  models: ModelDesk;
  styles: StyleWriter;
  drawPreviewCard: DrawPreviewCard;
  drawShareCard: DrawShareCard;
  drawMaterial: DrawMaterial;
  drawPage: DrawPage;
  whatsapp: WhatsappChannel;
  /** Null: nobody listens to recordings. */
  transcriber: Transcriber | null;
  /** Null: no e-mail is sent. */
  mailer: Mailer | null;
}

/**
 * `site` is the built entry of the public pages, loaded with the first page; `prompt` returns a setting's
 * text. Throws if the configured engine lacks something.
 */
export async function createOutside(
  config: Config,
  {
    site,
    prompt,
    choices,
    ...time
  }: {
    site: string;
    prompt: (chave: string) => Promise<string>;
    /** The model choices, and what may leave. */
    choices: () => Promise<Modelos>;
    now: () => Date;
    newId: () => string;
  },
): Promise<Outside> {
  const built = async () => (await import(pathToFileURL(site).href)) as SiteWriter;
  const writer: SiteWriter = {
    renderHotsite: async (input) => (await built()).renderHotsite(input),
    renderSection: async (input, id) => (await built()).renderSection(input, id),
  };
  const ocr = createOcr();
  return {
    drive: createDrive(config.drive),
    storage: createStorage(config.storage),
    images: createImages(),
    pdf: createPdf(),
    sheets: createSheets(),
    ocr,
    ...(await createIntelligence(config.intelligence, { ...writer, ocr, prompt, choices })),
    styles: createStyleWriter(writer),
    drawPreviewCard,
    drawShareCard,
    drawMaterial,
    drawPage: createDrawPage(config.pageBrowser),
    whatsapp: createWhatsapp(config.whatsapp, time),
    transcriber: createTranscriber(config.transcription, choices),
    mailer: createMailer(config.email),
  };
}
