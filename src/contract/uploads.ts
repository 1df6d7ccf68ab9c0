import * as z from 'zod/mini'
import { text, Website } from './values.ts'

/** A picture of at most this many bytes (the file, not the form around it) and this many pixels (contract §3). */
export const UPLOAD_BYTES = 2 * 1024 * 1024
export const UPLOAD_PIXELS = 40_000_000
export const UPLOAD_KINDS = ['image/png', 'image/jpeg', 'image/webp'] as const
/** Said of what is refused, by the page before it sends and by the server. */
export const UPLOAD_TOO_LARGE = 'This picture is too large. Please choose one of at most 2 MB.'
export const UPLOAD_WRONG_KIND = 'Please choose a PNG, JPEG or WebP picture.'
export const UPLOAD_TOO_MANY_PIXELS = 'This picture has more than 40 megapixels. Please choose a smaller one.'

/** `POST /api/uploads`: `multipart/form-data` with the picture as `file`. The answer's `url` is a path of ours with a random name. */
export const Upload = z.object({ url: z.string() })
export type Upload = z.output<typeof Upload>

/** Widths that an upload is kept in besides its own, as far as it is wider; at any other of them it is served as it is. */
export const UPLOAD_WIDTHS = [320, 640, 1280] as const

/** `/uploads/<name>.webp`: what `Upload.url` looks like. A picture that the site has drawn is a PNG. */
export const UPLOAD_PATH = /^\/uploads\/[0-9a-f-]{36}\.(webp|png)$/

/** The address of a picture: absolute, or a path of an upload of ours (contract §3). */
export const PictureUrl = text(500).check(
  z.refine(
    (value) => UPLOAD_PATH.test(value) || Website.safeParse(value).success,
    'Please upload a picture, or enter an address that starts with https://.',
  ),
)

/** The same picture at a width, in a format that is smaller: `/uploads/<name>-640.avif`. */
export const variantOf = (url: string, width: (typeof UPLOAD_WIDTHS)[number], format: 'webp' | 'avif'): string =>
  url.replace(/\.\w+$/, `-${width}.${format}`)
