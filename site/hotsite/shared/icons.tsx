/** A speech bubble with a handset, drawn on 24 × 24. */
export function WhatsappIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        d="M3.2 20.8l1.3-4.4a8.9 8.9 0 1 1 3.3 3.2z"
      />
      <path
        fill="currentColor"
        d="M8.6 7.4c.5-.5 1.2-.4 1.5.2l.7 1.4c.2.4.1.8-.2 1.1l-.5.6c.6 1.3 1.7 2.4 3 3l.7-.6c.3-.3.7-.3 1.1-.1l1.3.7c.6.3.7 1 .2 1.5-.7.8-1.7 1.2-2.8.9-2.9-.8-5.1-3-5.9-5.9-.3-1.1.1-2.1.9-2.8z"
      />
    </svg>
  );
}

/** Two arrows that part, drawn on 24 × 24. */
export function EnlargeIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"
      />
    </svg>
  );
}
