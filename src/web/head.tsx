import { BRAND } from '#contract/options.ts'
import { useSite } from './use-site.ts'

type HeadProps = {
  /** Without the brand. */
  title: string
  description: string
  /** Where search engines find the page; without it they are asked to leave it out. */
  path?: string
  /** Path of a picture of 1200 by 630. */
  image?: string
  /** What the picture shows. */
  imageAlt?: string
  /** True facts only, as schema.org puts them. */
  jsonLd?: object
}

/** Title and links of a page, one to a page, anywhere in it: React moves them into the document's head. */
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
      {image && <SharePicture url={publicUrl + image} alt={imageAlt} />}
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(jsonLd) }} />}
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

/** Nothing in a script element is escaped, so a text could end it. */
const inScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
