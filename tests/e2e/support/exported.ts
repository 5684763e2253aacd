import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

interface Choice {
  /** 'Tudo'; the first one, where there are several, unless said. */
  records?: string;
  format?: 'CSV' | 'Excel (.xlsx)';
  /** Pressed before the file is asked for. */
  before?: (dialog: Locator) => Promise<void>;
}

/** Presses an 'Exportar' button, chooses, and gives the file that comes. */
export async function exported(page: Page, button: Locator, { records, format, before }: Choice = {}) {
  await button.click();
  const dialog = page.getByRole('dialog', { name: /^Exportar / });
  if (records) await dialog.getByRole('radio', { name: records }).check();
  if (format) await dialog.getByRole('radio', { name: format }).check();
  await before?.(dialog);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Baixar' }).click(),
  ]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}
