/**
 * What a page of generated code may do: run its own script and show our pictures in an origin of its
 * own, and nothing else. It can read no token and no storage, call no API and send nothing to another
 * host. `allow-same-origin` must never be added.
 */
export function hotsitePolicy(mediaOrigins: readonly string[], publicPagesUrl: string): string {
  const media = ["'self'", ...mediaOrigins].join(' ');
  return [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${media} data:`,
    `media-src ${media}`,
    "font-src 'self'",
    // One file, the same for everybody: who judges pages asks for it from inside them.
    `connect-src ${publicPagesUrl}/robots.txt`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Headers of everything below `/hotsite`. */
export function hotsiteHeaders(
  mediaOrigins: readonly string[],
  publicPagesUrl: string,
): Record<string, string> {
  return {
    'content-security-policy': hotsitePolicy(mediaOrigins, publicPagesUrl),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // The standard makes a network error of a sandboxed document with any other value; the panel's own cuts the tie.
    'cross-origin-opener-policy': 'unsafe-none',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}
