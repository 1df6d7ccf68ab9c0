/** Addresses per file; the sitemap protocol allows at most 50,000. */
const MAX_ADDRESSES = 40_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const escaped = (text: string) => text.replace(/[&<>'"]/g, (char) => `&#${char.charCodeAt(0)};`)
const locations = (tag: string, urls: string[]) => urls.map((url) => `<${tag}><loc>${escaped(url)}</loc></${tag}>\n`).join('')

/** Returns one file while it holds all addresses, else an index of numbered files; undefined for a number that does not exist. */
export function sitemapOf(publicUrl: string, paths: string[], part?: number): string | undefined {
  const parts = Math.max(1, Math.ceil(paths.length / MAX_ADDRESSES))
  if (part === undefined && parts > 1) return indexOf(publicUrl, parts)
  if (part !== undefined && (part < 1 || part > parts)) return undefined
  const from = ((part ?? 1) - 1) * MAX_ADDRESSES
  const urls = paths.slice(from, from + MAX_ADDRESSES).map((path) => publicUrl + path)
  return `${HEAD}<urlset ${XMLNS}>\n${locations('url', urls)}</urlset>\n`
}

function indexOf(publicUrl: string, parts: number): string {
  const files = Array.from({ length: parts }, (_, i) => `${publicUrl}/sitemap-${i + 1}.xml`)
  return `${HEAD}<sitemapindex ${XMLNS}>\n${locations('sitemap', files)}</sitemapindex>\n`
}

export const robotsOf = (publicUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
