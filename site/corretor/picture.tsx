import { type PictureShapeName, pictureAddress, pictureShapes } from '#contract/publico/picture-address.ts';

interface Props {
  /** Storage key. */
  picture: string;
  shape: PictureShapeName;
  alt: string;
  /** Seen at once: fetched without waiting for the layout, the largest one before the others. */
  eager?: boolean | 'first';
  /** Shape on wide screens, where it differs. */
  wide?: PictureShapeName;
}

/** A stored picture in the smallest form the browser takes. */
export function Picture({ picture, shape, alt, eager = false, wide }: Props) {
  const { width, height } = pictureShapes[shape];
  return (
    <picture>
      {wide && (
        <source media="(min-width: 48rem)" type="image/avif" srcSet={pictureAddress(picture, wide, 'avif')} />
      )}
      <source type="image/avif" srcSet={pictureAddress(picture, shape, 'avif')} />
      <img
        src={pictureAddress(picture, shape, 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager === 'first' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
