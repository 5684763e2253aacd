import { type PictureShapeName, pictureAddress, pictureShapes } from '#contract/publico/picture-address.ts';

interface Props {
  /** Storage key. */
  picture: string;
  shape: PictureShapeName;
  alt: string;
  /** Loads without waiting for the layout, the largest one first. */
  eager?: boolean | 'first';
  /** Shape on wide screens, if different. */
  wide?: PictureShapeName;
}

/** A stored picture in the smallest format the browser supports. */
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
