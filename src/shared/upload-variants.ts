// Where an upload and its smaller versions are. Without schemas: every page that shows pictures needs it.

/** `/uploads/<name>.webp`: what `Upload.url` looks like. A picture that the site has drawn is a PNG. */
export const UPLOAD_PATH = /^\/uploads\/[0-9a-f-]{36}\.(webp|png)$/

/**
 * The picture, where a page may show it: one of ours. The pages' own policy blocks those of other hosts, so whatever is drawn for no picture
 * is shown in their place.
 */
export const shownPicture = (url: string | null): string | null => (url !== null && UPLOAD_PATH.test(url) ? url : null)

/** Widths that an upload is kept in besides its own, as far as it is wider; at any other of them it is served as it is. */
export const UPLOAD_WIDTHS = [320, 640, 1280] as const

/** The same picture at a width, in a format that is smaller: `/uploads/<name>-640.avif`. */
export const variantOf = (url: string, width: (typeof UPLOAD_WIDTHS)[number], format: 'webp' | 'avif'): string =>
  url.replace(/\.\w+$/, `-${width}.${format}`)

/** What a browser may take instead of a picture, the smallest format first; nothing for one that is not an upload of ours. */
export const sourcesOf = (url: string): { type: string; srcSet: string }[] =>
  UPLOAD_PATH.test(url)
    ? (['avif', 'webp'] as const).map((format) => ({
        type: `image/${format}`,
        srcSet: UPLOAD_WIDTHS.map((width) => `${variantOf(url, width, format)} ${width}w`).join(', '),
      }))
    : []
