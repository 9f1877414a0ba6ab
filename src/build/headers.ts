/** What the page may load, and from where: everything from its own place, and nothing else. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // The workers are started by their address; no other policy may be made.
  'trusted-types deltavee-worker',
].join('; ');

/** What is sent with every file of the page, no matter who serves it. */
export const PAGE_HEADERS = {
  // A page cannot forbid by itself to be shown in another one.
  'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
