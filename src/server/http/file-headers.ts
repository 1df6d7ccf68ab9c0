/** Returns the headers of a file for download: its content is not sniffed, cannot run as a page of this site, and is not cached. */
export const fileHeaders = (name: string, type: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})

/** Encodes a name for RFC 8187, which allows fewer unencoded characters than `encodeURIComponent` leaves. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
