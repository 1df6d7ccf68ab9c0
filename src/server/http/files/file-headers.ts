/** Returns the headers of a file for download: its content is not sniffed, cannot run as a page of this site, and is not cached. */
export const fileHeaders = (name: string, type: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encodeName(name)}`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})

/**
 * Returns the headers of a file that a browser opens by itself: a picture or a PDF by its content, for people who may read it. A browser shows no
 * PDF in a sandbox, so what it may load is forbidden instead; neither kind can run as a page of this site.
 */
export const viewHeaders = (name: string, type: string): Record<string, string> => ({
  ...fileHeaders(name, type),
  'content-disposition': `inline; filename="${plainName(name)}"; filename*=UTF-8''${encodeName(name)}`,
  'content-security-policy': "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
})

/** Returns the name for programs that read ASCII only (RFC 6266): letters without their marks, and an underscore for every other sign. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%/]/gu, '_')

/** Encodes a name for RFC 8187, which allows fewer unencoded characters than `encodeURIComponent` leaves. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
