/** The distinctive part of a folder's address: of one on this computer its own name, not the way there. */
export const folderName = (address: string): string =>
  address.replace(/^file:\/{2,3}(?:.*\/)?([^/]+)\/*$/, '$1').replace(/^https?:\/\/(www\.)?/, '');
