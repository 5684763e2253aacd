import { Film } from 'lucide-react';
import type { ImagemDoEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  picture: Pick<ImagemDoEstudio, 'miniatura' | 'focus' | 'category'>;
  className?: string;
}

/** A picture's thumbnail, cropped around its centre; labelled by its context. */
export function Thumb({ picture: { miniatura, focus, category }, className }: Props) {
  if (!miniatura)
    return (
      <span className={cx('grid w-full place-items-center bg-sunken text-faint', className)}>
        <Film aria-hidden="true" className="size-6" />
      </span>
    );
  const whole = imageClass[category].drawing;
  return (
    <img
      src={miniatura}
      alt=""
      loading="lazy"
      decoding="async"
      className={cx('w-full', whole ? 'bg-white object-contain' : 'bg-sunken object-cover', className)}
      style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
    />
  );
}
