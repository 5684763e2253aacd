import { useState } from 'react';

/** The main image; a drawn façade if missing or broken. */
export function Cover({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && broken !== src)
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
        onError={() => setBroken(src)}
      />
    );
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
      <g fill="none" className="stroke-edge" strokeWidth="1" opacity="0.55">
        <path d="M104.5 200V72.5h56V200M160.5 200V44.5h64V200M60 199.5h208" />
        {[0, 1, 2, 3, 4].map((row) => (
          <path
            key={row}
            d={`M112.5 ${90.5 + row * 22}h10v12h-10zM130.5 ${90.5 + row * 22}h10v12h-10zM170.5 ${62.5 + row * 26}h12v14h-12zM192.5 ${62.5 + row * 26}h12v14h-12z`}
          />
        ))}
      </g>
    </svg>
  );
}
