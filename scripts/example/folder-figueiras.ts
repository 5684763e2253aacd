import { tabela } from './documents/tabela.ts';
import type { FolderPlan } from './folder.ts';
import { ambarFolder } from './folder-ambar.ts';
import { figueiras } from './truth-figueiras.ts';

export const figueirasFolder: FolderPlan = {
  truth: figueiras,
  images: ambarFolder.images.slice(0, 2),
  others: figueiras.tables.map((table) => ({
    type: 'document',
    path: table.file,
    make: () => tabela(figueiras, table),
  })),
};
