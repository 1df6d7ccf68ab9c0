import * as z from 'zod/mini'
import { MIB } from '#shared/bytes.ts'
import { UPLOAD_PATH } from '#shared/pictures/upload-variants.ts'
import { text, Website } from './endpoint/values.ts'

/** The limits of a picture: bytes of the file, without the multipart form around it, and pixels (docs/behaviour/suppliers.md, Uploads). */
export const UPLOAD_BYTES = 2 * MIB
export const UPLOAD_PIXELS = 40_000_000
export const UPLOAD_KINDS = ['image/png', 'image/jpeg', 'image/webp'] as const
/** Error messages, used by the page before it sends a picture and by the server. */
export const UPLOAD_TOO_LARGE = 'This picture is too large. Please choose one of at most 2 MB.'
export const UPLOAD_WRONG_KIND = 'Please choose a PNG, JPEG or WebP picture.'
export const UPLOAD_TOO_MANY_PIXELS = 'This picture has more than 40 megapixels. Please choose a smaller one.'

/**
 * The response of `POST /api/uploads`, whose body is `multipart/form-data` with the picture as `file`. `url` is a path on this site with a
 * random name.
 */
export const Upload = z.object({ url: z.string() })
export type Upload = z.output<typeof Upload>

/** The URL of a picture: an absolute one, or the path of an upload on this site. */
export const PictureUrl = text(500).check(
  z.refine(
    (value) => UPLOAD_PATH.test(value) || Website.safeParse(value).success,
    'Please upload a picture, or enter an address that starts with https://.',
  ),
)
