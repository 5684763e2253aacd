/** Content types by extension, never by a file's own claim. */
const mediaTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/** The content type of a key, or null for an extension we do not serve. */
export function mediaTypeOf(key: string): string | null {
  return mediaTypes[key.slice(key.lastIndexOf('.') + 1)] ?? null;
}
