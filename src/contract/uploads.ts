import * as z from 'zod/mini'
import { text, Website } from './values.ts'

/** A picture of at most this many bytes (the file, not the form around it) and this many pixels (contract §3). */
export const UPLOAD_BYTES = 2 * 1024 * 1024
export const UPLOAD_PIXELS = 40_000_000
export const UPLOAD_KINDS = ['image/png', 'image/jpeg', 'image/webp'] as const

/** `POST /api/uploads`: `multipart/form-data` with the picture as `file`. The answer's `url` is a path of ours with a random name. */
export const Upload = z.object({ url: z.string() })
export type Upload = z.output<typeof Upload>

/** Widths that an upload is kept in besides its own, as far as it is wider. */
export const UPLOAD_WIDTHS = [320, 640, 1280] as const

/** `/uploads/<name>.webp`: what `Upload.url` looks like. */
export const UPLOAD_PATH = /^\/uploads\/[\w-]{16,64}\.(webp|png)$/

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
