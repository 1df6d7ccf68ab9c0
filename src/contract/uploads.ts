import * as z from 'zod/mini'
import { UPLOAD_PATH } from '#shared/upload-variants.ts'
import { text, Website } from './values.ts'

/** A picture of at most this many bytes (the file, not the form around it) and this many pixels (docs/behaviour.md, Uploads). */
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

/** The address of a picture: absolute, or a path of an upload of ours. */
export const PictureUrl = text(500).check(
  z.refine(
    (value) => UPLOAD_PATH.test(value) || Website.safeParse(value).success,
    'Please upload a picture, or enter an address that starts with https://.',
  ),
)
