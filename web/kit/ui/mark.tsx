/** The programme's logo: a building with one window lit. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="7" className="mark-ground" />
      <path d="M9.5 25V8.5h13V25M6.5 25.5h19" className="mark-line" />
      <rect x="13.8" y="13" width="4.5" height="5.5" rx=".5" className="mark-lit" />
    </svg>
  );
}
