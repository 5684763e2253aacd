/** The image host crops by the part after `/upload/` (BRK-09, BRK-10). */
const hosted = /^(https:\/\/res\.cloudinary\.com\/.*?\/upload\/)/;

/** Address of a 40×40 face crop if the host supports it; else unchanged. */
export function thumbnailUrl(url: string): string {
  return url.replace(hosted, '$1w_40,h_40,c_fill,g_face/');
}
