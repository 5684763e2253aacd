import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { Pictures } from './documents/book.ts';
import type { Truth } from './truth.ts';

/** The true content of a file, whatever its name. */
export interface ImageLabel {
  category: AssetCategory;
  kind: string | null;
  /** Other acceptable classes. */
  also?: AssetCategory[];
  /** Duplicate of this file, so one of them is excluded. */
  sameAs?: string;
}

/** A picture file: which stored picture, and what it shows. */
export interface ImageFile extends ImageLabel {
  type: 'image';
  path: string;
  /** Name of its subject; several sizes may exist. */
  picture: string;
  width: number;
  height: number;
  /** Distinguishes two of one size: regraded, or compressed. */
  variant?: 'outra' | 'leve';
}

/** Any other file, generated from the truth and the finished pictures. */
export interface OtherFile {
  type: 'document' | 'private' | 'broken' | 'video' | 'other';
  path: string;
  make: (truth: Truth, pictures: Pictures) => Promise<Buffer>;
}

export interface FolderPlan {
  truth: Truth;
  images: ImageFile[];
  /** Names of the pictures used in documents. */
  inDocuments: string[];
  others: OtherFile[];
}
