import { UPLOAD_WIDTHS } from '#shared/pictures/upload-variants.ts'
import { UPLOAD_BYTES, UPLOAD_PIXELS, UPLOAD_TOO_LARGE, UPLOAD_TOO_MANY_PIXELS, UPLOAD_WRONG_KIND } from '#contract/uploads.ts'
import { Problem } from '#server/http/problems.ts'
import { convert, readHeader, type Pixels } from './operations.ts'
import { pictureKind } from './picture-kind.ts'

/** A stored picture at its own width (null) or at a smaller one. */
export type Rendition = { width: (typeof UPLOAD_WIDTHS)[number] | null; format: 'webp' | 'avif'; bytes: Buffer }

const MAX_SIDE = 2000
/** A higher AVIF effort takes many times as long and saves a few percent. */
const SETTINGS = { webp: { quality: 82 }, avif: { quality: 55, effort: 2 } } as const

/**
 * Encodes a picture anew from its pixels (of an animation, from the first frame): upright, in sRGB, at most 2000 pixels a side, and in all
 * smaller widths. Nothing else of the file is stored, such as its location or hidden data.
 * @throws 413 for too many bytes or pixels, 415 for another kind of file or a broken one
 */
export async function encode(file: Buffer): Promise<Rendition[]> {
  await inspect(file)
  const pixels = await pixelsOf(file)
  const renditions: Rendition[] = [{ width: null, format: 'webp', bytes: await resized(pixels, pixels.info.width, 'webp') }]
  for (const width of UPLOAD_WIDTHS.filter((width) => width < pixels.info.width))
    for (const format of ['webp', 'avif'] as const) renditions.push({ width, format, bytes: await resized(pixels, width, format) })
  return renditions
}

/** Returns a picture in one of the widths and formats of uploads. */
export async function resized(picture: Buffer | Pixels, width: number, format: Rendition['format']): Promise<Buffer> {
  const { data } = await convert(picture, (one) => one.resize({ width })[format](SETTINGS[format]))
  return data
}

/** Checks size, file signature and the number of pixels in the header before anything is decoded. @throws 413, 415 */
async function inspect(file: Buffer): Promise<void> {
  if (file.length > UPLOAD_BYTES) throw new Problem(413, UPLOAD_TOO_LARGE)
  if (!pictureKind(file)) throw new Problem(415, UPLOAD_WRONG_KIND)
  const { width, height } = await readHeader(file)
  if (width * height > UPLOAD_PIXELS) throw new Problem(413, UPLOAD_TOO_MANY_PIXELS)
}

const pixelsOf = (file: Buffer): Promise<Pixels> =>
  convert(file, (picture) =>
    picture.autoOrient().resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true }).raw(),
  )
