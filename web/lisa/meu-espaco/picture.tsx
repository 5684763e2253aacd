import { Building2 } from 'lucide-react';
import { useState } from 'react';

/** A card's picture, or a placeholder. */
export function Picture({ src, alt = '' }: { src: string | null; alt?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken)
    return (
      <div aria-hidden="true" className="grid aspect-[8/5] w-full place-items-center bg-sunken text-faint">
        <Building2 className="size-8" strokeWidth={1.25} />
      </div>
    );
  return (
    <img
      src={src}
      alt={alt}
      width={640}
      height={400}
      loading="lazy"
      decoding="async"
      className="aspect-[8/5] w-full bg-sunken object-cover"
      onError={() => setBroken(src)}
    />
  );
}
