/** What a stored file is served as: by its extension, never by what a file says of itself. */
const mediaTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/** The fixed content type of a key, or null when its extension is not one we serve. */
export function mediaTypeOf(key: string): string | null {
  return mediaTypes[key.slice(key.lastIndexOf('.') + 1)] ?? null;
}
