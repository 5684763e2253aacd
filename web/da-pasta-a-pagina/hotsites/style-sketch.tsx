import type { ReactNode } from 'react';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';

const frame = 'h-16 w-24 shrink-0 overflow-hidden rounded-md border border-line sm:h-24 sm:w-full';

/** A minimal sketch of each style. */
export function StyleSketch({ style }: { style: HotsiteStyle }) {
  return (
    <svg viewBox="0 0 160 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={frame}>
      {sketches[style]}
    </svg>
  );
}

const sketches: Record<HotsiteStyle, ReactNode> = {
  modern: (
    <>
      <path fill="#dfe7ea" d="M0 0h160v96H0z" />
      <path fill="#8fa5ad" d="M88 96V26h34v70zM122 96V44h26v52z" />
      <path fill="#1d2b30" d="M12 22h58v10H12zM12 37h40v10H12z" />
      <path fill="#c2583c" d="M12 58h30v12H12z" />
      <path
        fill="#f6f8f8"
        d="M94 34h8v7h-8zm13 0h8v7h-8zM94 48h8v7h-8zm13 0h8v7h-8zM94 62h8v7h-8zm13 0h8v7h-8z"
      />
    </>
  ),
  luxury: (
    <>
      <path fill="#14110f" d="M0 0h160v96H0z" />
      <path fill="#2b241d" d="M56 14h48v50H56z" />
      <path stroke="#c9a45c" strokeWidth="1" fill="none" d="M56.5 14.500h47v49h-47zM64 78.500h32" />
      <path fill="#e9dcc3" d="M48 70h64v3H48z" />
      <path fill="#6b5a3c" d="M70 64V30h20v34z" />
    </>
  ),
  minimalist: (
    <>
      <path fill="#ffffff" d="M0 0h160v96H0z" />
      <path
        stroke="#1c1917"
        strokeWidth="1"
        fill="none"
        d="M82.500 18.500h62v60h-62zM82.500 50.500h30M112.500 18.500v44M112.500 62.500h32"
      />
      <path fill="#1c1917" d="M16 26h44v4H16z" />
      <path fill="#a8a29e" d="M16 40h34v2H16zM16 47h40v2H16zM16 54h28v2H16z" />
    </>
  ),
};
