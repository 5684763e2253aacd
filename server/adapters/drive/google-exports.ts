/** What Google makes of one of its own documents: the ending, and the kind of file asked for. */
export interface GoogleExport {
  ending: 'pdf' | 'xlsx';
  mimeType: string;
}

const pdf: GoogleExport = { ending: 'pdf', mimeType: 'application/pdf' };
/** A spreadsheet as PDF is cut into pages, and its cells lose their columns. */
const xlsx: GoogleExport = {
  ending: 'xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const byKind: Record<string, GoogleExport> = {
  document: pdf,
  presentation: pdf,
  drawing: pdf,
  spreadsheet: xlsx,
};

/** How a Google-native type is exported; null for files with bytes of their own and for what cannot be read. */
export function exportOf(mimeType: string): GoogleExport | null {
  const kind = /^application\/vnd\.google-apps\.(\w+)$/.exec(mimeType)?.[1];
  return (kind && Object.hasOwn(byKind, kind) && byKind[kind]) || null;
}

/** The export by the ending a file's handle keeps. */
export const exportEndingIn = (ending: string): GoogleExport | null =>
  [pdf, xlsx].find((known) => known.ending === ending) ?? null;
