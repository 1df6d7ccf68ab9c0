// The URLs of uploads and their smaller variants. Kept free of zod, because every page with pictures loads this module.

/** The pattern of `Upload.url`: `/uploads/<name>.webp`. Pictures drawn by the site itself are PNG. */
export const UPLOAD_PATH = /^\/uploads\/[0-9a-f-]{36}\.(webp|png)$/

/**
 * Returns the URL if it is an upload of this site, else null. The Content-Security-Policy of pages blocks pictures of other hosts, so pages
 * show the artwork for a missing picture instead.
 */
export const shownPicture = (url: string | null): string | null => (url !== null && UPLOAD_PATH.test(url) ? url : null)

/** The widths in which an upload is stored besides its own. If it is narrower than one of them, it is served unchanged at that width. */
export const UPLOAD_WIDTHS = [160, 320, 640, 1280] as const
type UploadWidth = (typeof UPLOAD_WIDTHS)[number]

/** The widths for what is shown as small as a logo, and for all else. */
const LOGO_WIDTHS: readonly UploadWidth[] = [160, 320]
const PICTURE_WIDTHS: readonly UploadWidth[] = [320, 640, 1280]

/** Returns the URL of a variant: `/uploads/<name>-640.avif`. */
export const variantOf = (url: string, width: UploadWidth, format: 'webp' | 'avif'): string => url.replace(/\.\w+$/, `-${width}.${format}`)

/** Returns the names of all files that a picture may have: its own, and those of its variants. */
export const filesOfUpload = (name: string): string[] => [
  name,
  ...UPLOAD_WIDTHS.flatMap((width) => [variantOf(name, width, 'webp'), variantOf(name, width, 'avif')]),
  jpegNameOf(name),
]

/** Returns the name of the JPEG that is made of a picture for social platforms once one is asked for. */
export const jpegNameOf = (name: string): string => name.replace(/\.\w+$/, '.jpg')

/** Returns the `<source>` elements of a picture, smallest format first; none when it is not an upload of this site. */
export const sourcesOf = (url: string): PictureSource[] => sourcesIn(PICTURE_WIDTHS, url)

/** Returns the same for a logo, whose `sizes` are less than 160 pixels. */
export const logoSourcesOf = (url: string): PictureSource[] => sourcesIn(LOGO_WIDTHS, url)

type PictureSource = { type: string; srcSet: string }

const sourcesIn = (widths: readonly UploadWidth[], url: string): PictureSource[] =>
  UPLOAD_PATH.test(url)
    ? (['avif', 'webp'] as const).map((format) => ({
        type: `image/${format}`,
        srcSet: widths.map((width) => `${variantOf(url, width, format)} ${width}w`).join(', '),
      }))
    : []

const UPLOAD_ADDRESS = /^(https?:\/\/[^/]+\/uploads\/[0-9a-f-]{36})\.(?:webp|png)$/

/** Returns where an upload is a JPEG, for social platforms that take nothing else; null when the absolute address is not that of an upload. */
export const jpegOfUpload = (address: string): string | null => {
  const [, picture] = UPLOAD_ADDRESS.exec(address) ?? []
  return picture === undefined ? null : `${picture}.jpg`
}
