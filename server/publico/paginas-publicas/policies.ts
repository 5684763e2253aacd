/**
 * Content policy of a generated page: its own script and our pictures in an opaque origin, nothing else. It
 * cannot read tokens or storage, call an API or send data to another host. Never add `allow-same-origin`. The
 * page itself sends no form: `allow-forms` is for the contact form in its frame, which inherits the sandbox.
 */
export function hotsitePolicy(
  mediaOrigins: readonly string[],
  publicPagesUrl: string,
  ancestors = "'none'",
): string {
  return policy(mediaOrigins, publicPagesUrl, {
    sandbox: 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    script: "'self'",
    frame: "'self'",
    form: "'none'",
    ancestors: `frame-ancestors ${ancestors}`,
  });
}

/**
 * Content policy of a corretor's site: our own markup without scripts, equally isolated, with a form to us.
 * Scripts are allowed by the sandbox only for auditing tools.
 */
export function sitePolicy(mediaOrigins: readonly string[], publicPagesUrl: string): string {
  return policy(mediaOrigins, publicPagesUrl, {
    sandbox: 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    script: "'none'",
    frame: "'none'",
    form: "'self'",
    ancestors: "frame-ancestors 'none'",
  });
}

/**
 * Content policy of the contact form: our own markup without scripts, a form to us. A sandboxed page has no
 * origin a browser could match, so its frame says nothing about who may hold it; a stranger's page would gain
 * nothing by doing so.
 */
function contactPolicy(publicPagesUrl: string): string {
  return policy([], publicPagesUrl, {
    sandbox: 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    script: "'none'",
    frame: "'none'",
    form: "'self'",
    ancestors: null,
  });
}

function policy(
  mediaOrigins: readonly string[],
  publicPagesUrl: string,
  {
    sandbox,
    script,
    frame,
    form,
    ancestors,
  }: Record<'sandbox' | 'script' | 'frame' | 'form', string> & { ancestors: string | null },
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
    `frame-src ${frame}`,
    // One file for everybody, requested by auditing tools.
    `connect-src ${publicPagesUrl}/robots.txt`,
    `form-action ${form}`,
    "base-uri 'none'",
    ...(ancestors === null ? [] : [ancestors]),
    "object-src 'none'",
  ].join('; ');
}

/** Headers below `/hotsite`. */
export const hotsiteHeaders = (mediaOrigins: readonly string[], publicPagesUrl: string) =>
  pageHeaders(hotsitePolicy(mediaOrigins, publicPagesUrl));

/** Headers of an unpublished version; only the panel may frame it. */
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

/** Headers below `/corretor`. */
export const siteHeaders = (mediaOrigins: readonly string[], publicPagesUrl: string) =>
  pageHeaders(sitePolicy(mediaOrigins, publicPagesUrl));

/** Headers of the contact form. */
export const contactFormHeaders = (publicPagesUrl: string): Record<string, string> => ({
  ...pageHeaders(contactPolicy(publicPagesUrl)),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
});

function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // With any other value a sandboxed document is a network error by the standard; the panel's own severs
    // the opener.
    'cross-origin-opener-policy': 'unsafe-none',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}
