import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { thumbnailUrl } from '#web/widgets/thumbnail-url.ts';

/** A corretor's photo, or an icon if missing or broken (BRK-09). */
export function CorretorPhoto({ foto }: { foto: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = 'size-10 shrink-0 rounded-full bg-sunken';
  if (foto && broken !== foto)
    return (
      <img
        src={thumbnailUrl(foto)}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        decoding="async"
        className={`${shape} object-cover`}
        onError={() => setBroken(foto)}
      />
    );
  return (
    <span aria-hidden="true" className={`${shape} grid place-items-center text-faint`}>
      <UserRound className="size-[18px]" />
    </span>
  );
}
