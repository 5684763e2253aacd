import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { Pictures } from './documents/book.ts';
import type { Truth } from './truth.ts';

/** What a file of the folder truly is, whatever it is called. */
export interface ImageLabel {
  category: AssetCategory;
  kind: string | null;
  /** Other classes a fair reader could give it. */
  also?: AssetCategory[];
  /** Same picture as this other file, so that one of them is left out. */
  sameAs?: string;
}

/** A picture file: which of the kept pictures, and what it truly shows. */
export interface ImageFile extends ImageLabel {
  type: 'image';
  path: string;
  /** Name of what it shows; the same picture may be there in several sizes. */
  picture: string;
  width: number;
  height: number;
  /** Told apart where one size is kept twice: graded anew, or packed smaller. */
  variant?: 'outra' | 'leve';
}

/** Any other file, made from the truth and the finished pictures. */
export interface OtherFile {
  type: 'document' | 'private' | 'broken' | 'video' | 'other';
  path: string;
  make: (truth: Truth, pictures: Pictures) => Promise<Buffer>;
}

export interface FolderPlan {
  truth: Truth;
  images: ImageFile[];
  /** Names of the pictures that documents are laid out with. */
  inDocuments: string[];
  others: OtherFile[];
}
