import { nameOfLanguage as languageName } from './language.ts';
import { type Nature as DocumentNature, natureOf as nature, lookedPages as pages } from './nature.ts';
import { type Sorting as FolderSorting, sortFolder as sort } from './sort-folder.ts';

export type Nature = DocumentNature;
export type Sorting = FolderSorting;

/** Pages that tell what a document is. */
export const lookedPages = pages;

/** What a document is, by its first pages. */
export const natureOf = nature;

/** What a folder is: the material of one development in Portuguese, or what else. */
export const sortFolder = sort;

/** 'espanhol' */
export const nameOfLanguage = languageName;
