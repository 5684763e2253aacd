/** Reduced picture shapes for public pages. */
export const pictureShapes = {
  /** A card's picture. */
  cartao: { width: 640, height: 400, fit: 'cover' },
  /** A face. */
  foto: { width: 320, height: 320, fit: 'cover' },
  /** Behind a title, on a phone and on a wide screen. */
  'fundo-menor': { width: 800, height: 500, fit: 'cover' },
  fundo: { width: 1600, height: 700, fit: 'cover' },
  /** Large on a page of its own. */
  inteira: { width: 1600, height: 1067, fit: 'cover' },
  logo: { width: 320, height: 120, fit: 'inside' },
} as const;
export type PictureShapeName = keyof typeof pictureShapes;

/** Address of a stored picture in a shape: '/media/mini/cartao.avif/upload/ab/ab12.webp'. */
export const pictureAddress = (key: string, shape: PictureShapeName, format: 'avif' | 'webp'): string =>
  `/media/mini/${shape}.${format}/${key}`;
