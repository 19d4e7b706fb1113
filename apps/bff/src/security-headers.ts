import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

export interface SecuritySettings {
  readonly isProduction: boolean;
  readonly publicUrl: URL;
  /**
   * Address of the Google Maps script, in tests that of a stub; its origin is allowed. Undefined without an API key,
   * and then no Google host is allowed.
   */
  readonly mapsScriptUrl: string | undefined;
  readonly hasTagManager: boolean;
}

const googleMaps = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];
/**
 * Hosts of Google Maps (tiles, icons, Places and Geocoding services), from Google's CSP guide for Maps without
 * unsafe-eval (decision 5).
 */
const googleApis = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
const googleImages = ['https://*.googleusercontent.com', 'https://*.ggpht.com'];
const tagManager = 'https://www.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager];

function contentPolicy({ isProduction, publicUrl, mapsScriptUrl, hasTagManager }: SecuritySettings) {
  const maps =
    mapsScriptUrl === undefined ? [] : [...new Set([...googleMaps, new URL(mapsScriptUrl).origin])];
  const gtm = hasTagManager ? [tagManager] : [];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...maps, ...gtm],
    scriptSrcAttr: ["'none'"],
    // Inline styles are needed for the font styles in the template, for Chakra in the staff area, and for style
    // attributes that depend on data.
    styleSrc: ["'self'", "'unsafe-inline'", ...(maps.length > 0 ? ['https://fonts.googleapis.com'] : [])],
    fontSrc: ["'self'", ...(maps.length > 0 ? ['https://fonts.gstatic.com'] : [])],
    imgSrc: [
      "'self'",
      'data:',
      'blob:',
      ...(maps.length > 0 ? [...googleApis, ...googleImages, ...maps] : []),
      ...(hasTagManager ? analytics : []),
    ],
    mediaSrc: ["'self'"],
    connectSrc: [
      "'self'",
      ...(maps.length > 0 ? ['data:', 'blob:', ...googleApis, ...maps] : []),
      ...(hasTagManager ? analytics : []),
    ],
    frameSrc: [
      // Previews of pages in the editor of the website's words.
      "'self'",
      'https://www.youtube-nocookie.com',
      ...(maps.length > 0 ? ['https://*.google.com'] : []),
      ...gtm,
    ],
    workerSrc: ["'self'", ...(maps.length > 0 ? ['blob:'] : [])],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: isProduction && publicUrl.protocol === 'https:' ? [] : null,
  };
}

/** Headers of every response. helmet writes them once, because they depend only on configuration. */
export function securityHeaders(settings: SecuritySettings): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
    strictTransportSecurity: settings.isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
  });
  apply(response.req, response, (error?: unknown) => {
    if (error !== undefined) throw new Error('helmet refused its settings', { cause: error });
  });
  response.setHeader(
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  );
  return Object.fromEntries(
    response.getHeaderNames().map((name) => [name, String(response.getHeader(name))] as const),
  );
}
