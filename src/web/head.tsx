import { BRAND } from '#contract/options.ts'
import { homeSharePath } from '#shared/pictures/artwork-options.ts'
import { useSite } from './use-site.ts'

type HeadProps = {
  /** The page's own title, without the brand. */
  title: string
  description: string
  /** The canonical path for search engines; without it the page is marked `noindex`. */
  path?: string
  /** Path of the share picture, 1200 by 630 px; without it, pages for search engines have that of the site. */
  image?: string
  /** Alternative text of the share picture. */
  imageAlt?: string
  /** Structured data in the terms of schema.org. In a browser it may be empty: the server's stays. */
  jsonLd?: object
}

/** Title, meta data and links of a page. Each page renders it once, anywhere: React moves the elements into the document's head. */
export function Head({ title, description, path, image, imageAlt = title, jsonLd }: HeadProps) {
  const { publicUrl } = useSite()
  const fullTitle = `${title} | ${BRAND}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? <meta name="robots" content="noindex" /> : <Canonical url={publicUrl + path} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {image ? (
        <SharePicture url={publicUrl + image} alt={imageAlt} />
      ) : (
        path !== undefined && <SharePicture url={publicUrl + homeSharePath} alt={BRAND} />
      )}
      {jsonLd && <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inScript(jsonLd) }} />}
    </>
  )
}

const Canonical = ({ url }: { url: string }) => (
  <>
    <link rel="canonical" href={url} />
    <meta property="og:url" content={url} />
  </>
)

const SharePicture = ({ url, alt }: { url: string; alt: string }) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)

/** Escapes `<`, because the content of a script element is raw text and `</script>` in a value would end it. */
const inScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
