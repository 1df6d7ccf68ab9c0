import sharp, { type Sharp } from 'sharp'
import { UPLOAD_WIDTHS } from '#shared/upload-variants.ts'
import { UPLOAD_BYTES, UPLOAD_PIXELS, UPLOAD_TOO_LARGE, UPLOAD_TOO_MANY_PIXELS, UPLOAD_WRONG_KIND } from '#contract/uploads.ts'
import { Problem } from '#server/http/problems.ts'

/** A stored picture at its own width (null) or at a smaller one. */
export type Rendition = { width: (typeof UPLOAD_WIDTHS)[number] | null; format: 'webp' | 'avif'; bytes: Buffer }

// No picture is encoded twice, so what the library caches of its operations is never used.
sharp.cache(false)

const SIDE_MOST = 2000
const SECONDS_MOST = 20
/** A higher AVIF effort takes many times as long and saves a few percent. */
const SETTINGS = { webp: { quality: 82 }, avif: { quality: 55, effort: 2 } } as const

/**
 * Encodes a picture anew from its pixels (of an animation, from the first frame): upright, in sRGB, at most 2000 pixels a side, and in all
 * smaller widths. Nothing else of the file is stored, such as its location or hidden data.
 * @throws 413 for too many bytes or pixels, 415 for another kind of file or a broken one
 */
export async function encode(file: Buffer): Promise<Rendition[]> {
  await inspect(file)
  const { data, info } = await reading(pixelsOf(file))
  const at = (width: number, format: Rendition['format']) => resized(sharp(data, { raw: info }), width, format)
  const renditions: Rendition[] = [{ width: null, format: 'webp', bytes: await at(info.width, 'webp') }]
  for (const width of UPLOAD_WIDTHS.filter((width) => width < info.width))
    for (const format of ['webp', 'avif'] as const) renditions.push({ width, format, bytes: await at(width, format) })
  return renditions
}

/** Returns a picture that the site has drawn itself in one of the widths and formats of uploads. */
export const resizedDrawing = (picture: Buffer, width: (typeof UPLOAD_WIDTHS)[number], format: Rendition['format']): Promise<Buffer> =>
  resized(sharp(picture), width, format)

const resized = (picture: Sharp, width: number, format: Rendition['format']) =>
  picture.resize({ width })[format](SETTINGS[format]).toBuffer()

/** Checks size, file signature and the number of pixels in the header before anything is decoded. @throws 413, 415 */
async function inspect(file: Buffer): Promise<void> {
  if (file.length > UPLOAD_BYTES) throw new Problem(413, UPLOAD_TOO_LARGE)
  if (!isSupported(file)) throw new Problem(415, UPLOAD_WRONG_KIND)
  const { width, height } = await reading(sharp(file, { limitInputPixels: false }).metadata())
  if (width * height > UPLOAD_PIXELS) throw new Problem(413, UPLOAD_TOO_MANY_PIXELS)
}

/** Returns whether the signature is PNG, JPEG or WebP: the library's other decoders must not be reachable from outside. */
function isSupported(file: Buffer): boolean {
  const beginning = file.toString('latin1', 0, 12)
  return ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff'].some((known) => beginning.startsWith(known)) || /^RIFF.{4}WEBP$/s.test(beginning)
}

const pixelsOf = (file: Buffer) =>
  sharp(file, { limitInputPixels: UPLOAD_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS_MOST })
    .autoOrient()
    .resize({ width: SIDE_MOST, height: SIDE_MOST, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })

/** Translates a failure of the library, which means that the file is truncated, broken or takes too long to decode. @throws 415 */
const reading = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw new Problem(415, 'This picture is broken or incomplete. Please save it again, or choose another.')
  })
