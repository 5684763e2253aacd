const byExtension: Record<string, string> = {
  avi: 'video/x-msvideo',
  avif: 'image/avif',
  bmp: 'image/bmp',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dwg: 'image/vnd.dwg',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  html: 'text/html',
  jfif: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4v: 'video/x-m4v',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  psd: 'image/vnd.adobe.photoshop',
  rar: 'application/vnd.rar',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain',
  webm: 'video/webm',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};
const unknown = 'application/octet-stream';

/** The MIME type by file extension, 'application/octet-stream' if unknown. */
export function mimeTypeOf(name: string, told: string = unknown): string {
  if (told !== unknown && told !== '') return told;
  return byExtension[name.toLowerCase().split('.').at(-1) ?? ''] ?? unknown;
}
