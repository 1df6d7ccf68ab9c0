import { convert, readHeader, type Pixels } from './operations.ts'

/** Social platforms refuse larger pictures, or make them smaller by themselves. */
const MAX_SIDE = 1080
/** What Instagram takes, as width by height. */
const [NARROWEST, WIDEST] = [4 / 5, 1.91]
const QUALITY = 88
const PAPER = '#ffffff'

/**
 * Returns a stored picture as a JPEG for social platforms, at most 1080 pixels a side. With `isPadded`, one that is too tall or too wide for
 * Instagram stands on white.
 */
export async function jpegOf(bytes: Buffer, { isPadded = false } = {}): Promise<Buffer> {
  // What is extended is resized in an operation of its own: the library resizes first.
  const whole = isPadded ? await padded(bytes) : bytes
  const { data } = await convert(whole, (picture) =>
    picture
      .flatten({ background: PAPER })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY }),
  )
  return data
}

async function padded(bytes: Buffer): Promise<Pixels> {
  const { width, height } = await readHeader(bytes)
  const padding = paddingOf(width, height, width / height)
  return convert(bytes, (picture) =>
    picture
      .extend({ ...padding, background: PAPER })
      .flatten({ background: PAPER })
      .raw(),
  )
}

function paddingOf(width: number, height: number, shape: number) {
  const across = shape < NARROWEST ? Math.ceil((height * NARROWEST - width) / 2) : 0
  const above = shape > WIDEST ? Math.ceil((width / WIDEST - height) / 2) : 0
  return { left: across, right: across, top: above, bottom: above }
}
