import sharp from 'sharp'
import { UPLOAD_WIDTHS } from '#shared/upload-variants.ts'
import { UPLOAD_BYTES, UPLOAD_PIXELS, UPLOAD_TOO_LARGE, UPLOAD_TOO_MANY_PIXELS, UPLOAD_WRONG_KIND } from '#contract/uploads.ts'
import { Problem } from '#server/http/problems.ts'

/** A picture as it is kept, at its own width (null) or at a smaller one. */
export type Rendition = { width: (typeof UPLOAD_WIDTHS)[number] | null; format: 'webp' | 'avif'; bytes: Buffer }

const SIDE_MOST = 2000
const SECONDS_MOST = 20
/** AVIF's better efforts take many times as long and save a few percent. */
const SETTINGS = { webp: { quality: 82 }, avif: { quality: 55, effort: 2 } } as const

/**
 * Makes a picture anew from its pixels, the first of them where it moves: upright, in sRGB, at most 2000 pixels a side, in all widths that
 * are smaller. Nothing else of the file is left, neither where it was taken nor what was hidden in it. @throws 413, 415
 */
export async function encode(file: Buffer): Promise<Rendition[]> {
  await inspect(file)
  const { data, info } = await reading(pixelsOf(file))
  const drawn = (width: number) => sharp(data, { raw: info }).resize({ width })
  const renditions: Rendition[] = [{ width: null, format: 'webp', bytes: await drawn(info.width).webp(SETTINGS.webp).toBuffer() }]
  for (const width of UPLOAD_WIDTHS.filter((width) => width < info.width))
    for (const format of ['webp', 'avif'] as const)
      renditions.push({ width, format, bytes: await drawn(width)[format](SETTINGS[format]).toBuffer() })
  return renditions
}

/** Refuses by size, by content, and by the number of pixels that the file announces, before anything is decoded. */
async function inspect(file: Buffer): Promise<void> {
  if (file.length > UPLOAD_BYTES) throw new Problem(413, UPLOAD_TOO_LARGE)
  if (!isTaken(file)) throw new Problem(415, UPLOAD_WRONG_KIND)
  const { width, height } = await reading(sharp(file, { limitInputPixels: false }).metadata())
  if (width * height > UPLOAD_PIXELS) throw new Problem(413, UPLOAD_TOO_MANY_PIXELS)
}

/** PNG, JPEG, WebP: whatever else the library could decode is not for strangers to choose. */
function isTaken(file: Buffer): boolean {
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

/** The library fails only where the file does: it is cut off, broken, or more work than a picture is. */
const reading = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw new Problem(415, 'This picture is broken or incomplete. Please save it again, or choose another.')
  })
