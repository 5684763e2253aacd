/** Serialises a value for a `<script type="application/ld+json">`, which it cannot close. */
export const jsonScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
