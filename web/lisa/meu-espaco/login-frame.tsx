import type { ReactNode } from 'react';

/** The frame of login and password pages. */
export function LoginFrame({
  title,
  hint,
  children,
}: {
  title: string;
  hint: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="relative grid min-h-dvh content-center justify-items-center overflow-hidden px-5 pt-8 pb-32">
      <main className="card relative z-10 w-full max-w-[400px] p-6 sm:p-8">
        <img src="/favicon.svg" alt="" width={40} height={40} />
        <h1 className="mt-5 text-[24px] leading-8 font-semibold tracking-tight text-balance">{title}</h1>
        <div className="mt-1.5 text-muted text-pretty">{hint}</div>
        <div className="mt-6">{children}</div>
      </main>
      <Street />
    </div>
  );
}

/** A street of façades at the foot, one window lit. */
const Street = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 960 120"
    preserveAspectRatio="xMidYMax slice"
    className="absolute inset-x-0 bottom-0 h-28 w-full sm:h-45"
  >
    <path
      className="skyline"
      d="M0 119.5h960M40.5 119V58.5h84V119M124.5 119V22.5h116V119M160.5 22V8.5h44V22M240.5 119V74.5h96V119M336.5 119V40.5h72V119M408.5 119V86.5h120V119M528.5 119V30.5h92V119M560.5 30V16.5h28V30M620.5 119V66.5h112V119M732.5 119V48.5h76V119M808.5 119V90.5h110V119M144 44h12v16h-12zM176 44h12v16h-12zM208 44h12v16h-12zM144 78h12v16h-12zM208 78h12v16h-12zM548 52h12v16h-12zM588 52h12v16h-12zM548 86h12v16h-12zM356 62h10v14h-10zM380 62h10v14h-10zM756 70h10v14h-10z"
    />
    <path className="skyline-lit" d="M176 78h12v16h-12zM588 86h12v16h-12z" />
  </svg>
);
