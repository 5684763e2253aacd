/** The image host crops by what stands behind `/upload/` in an address (BRK-09, BRK-10). */
const hosted = /^(https:\/\/res\.cloudinary\.com\/.*?\/upload\/)/;

/** The address of a 40×40 crop around the face where the host makes one; any other address as it is. */
export function thumbnailUrl(url: string): string {
  return url.replace(hosted, '$1w_40,h_40,c_fill,g_face/');
}
