/**
 * What a page of generated code may do: run its own script and show our pictures in an origin of its
 * own, and nothing else. It can read no token and no storage, call no API and send nothing to another
 * host. `allow-same-origin` must never be added.
 */
export function hotsitePolicy(
  mediaOrigins: readonly string[],
  publicPagesUrl: string,
  ancestors = "'none'",
): string {
  return policy(mediaOrigins, publicPagesUrl, {
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    script: "'self'",
    form: "'none'",
    ancestors,
  });
}

/**
 * What a corretor's site may do: our own markup without any script, so the same isolation, and a form
 * that asks us again. Scripts are allowed by the sandbox alone, for who judges pages from inside them.
 */
export function sitePolicy(mediaOrigins: readonly string[], publicPagesUrl: string): string {
  return policy(mediaOrigins, publicPagesUrl, {
    sandbox: 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    script: "'none'",
    form: "'self'",
    ancestors: "'none'",
  });
}

function policy(
  mediaOrigins: readonly string[],
  publicPagesUrl: string,
  { sandbox, script, form, ancestors }: Record<'sandbox' | 'script' | 'form' | 'ancestors', string>,
): string {
  const media = ["'self'", ...mediaOrigins].join(' ');
  return [
    `sandbox ${sandbox}`,
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${media} data:`,
    `media-src ${media}`,
    "font-src 'self'",
    // One file, the same for everybody: who judges pages asks for it from inside them.
    `connect-src ${publicPagesUrl}/robots.txt`,
    `form-action ${form}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "object-src 'none'",
  ].join('; ');
}

/** Headers of everything below `/hotsite`. */
export const hotsiteHeaders = (mediaOrigins: readonly string[], publicPagesUrl: string) =>
  pageHeaders(hotsitePolicy(mediaOrigins, publicPagesUrl));

/** Headers of a version that is not public; an administrator's panel may frame it, nobody else. */
export const previewHeaders = (
  {
    mediaOrigins,
    publicPagesUrl,
    publicUrl,
  }: { mediaOrigins: readonly string[]; publicPagesUrl: string; publicUrl: string },
  framed: boolean,
): Record<string, string> => ({
  ...pageHeaders(
    hotsitePolicy(mediaOrigins, publicPagesUrl, framed ? `'self' ${new URL(publicUrl).origin}` : "'none'"),
  ),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
});

/** Headers of everything below `/corretor`. */
export const siteHeaders = (mediaOrigins: readonly string[], publicPagesUrl: string) =>
  pageHeaders(sitePolicy(mediaOrigins, publicPagesUrl));

function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // The standard makes a network error of a sandboxed document with any other value; the panel's own cuts the tie.
    'cross-origin-opener-policy': 'unsafe-none',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}
