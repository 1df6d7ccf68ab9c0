import type { default as SharpModule, Metadata, OutputInfo, Sharp } from 'sharp'
import { UPLOAD_PIXELS } from '#contract/uploads.ts'
import { Problem } from '#server/http/problems.ts'
import { createLimitedQueue } from './limited-queue.ts'
import { pictureKind } from './picture-kind.ts'
import { countFrames } from './webp-frames.ts'

const OWN_DRAWINGS = { operation: ['VipsForeignLoadSvgBuffer'] }

/** Loads the library with the first picture. */
async function load(): Promise<typeof SharpModule> {
  const { default: sharp } = await import('sharp')
  // The library decodes dozens of formats, some of which are programs, as SVG is, that a kilobyte keeps busy for minutes.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] })
  // One thread for a picture, so that no other work of the process waits for cores.
  sharp.concurrency(1)
  // No picture is decoded twice, so what the library caches of its operations is never used.
  sharp.cache(false)
  return sharp
}
let loading: Promise<typeof SharpModule> | undefined
const loaded = () => (loading ??= load())

const MAX_SECONDS = 20
/** The library goes through all frames before the one that it looks for, so its time grows with the square of their number. */
const MAX_FRAMES = 1000
/** An operation takes one of Node's few threads, which passwords and files need too, and the library cannot stop in the middle of each. */
const queue = createLimitedQueue({
  waitingMost: 40,
  msMost: MAX_SECONDS * 1000,
  tooLong: () => new Error(`A picture took more than ${MAX_SECONDS} seconds.`),
})

/** A file that is no picture, or a broken one, or one that takes too long to decode. */
export class UnreadablePicture extends Problem {
  constructor() {
    super(415, 'This picture is broken or incomplete. Please save it again, or choose another.')
  }
}

/** Pixels that were decoded before. */
export type Pixels = { data: Buffer; info: OutputInfo }
type Steps = (picture: Sharp) => Sharp

/** Reads the header of a picture, and none of its pixels. @throws UnreadablePicture, and 503 when too many operations are waiting */
export const readHeader = (file: Buffer): Promise<Metadata> =>
  reading(async (sharp) => decoder(sharp, file, { limitInputPixels: false }).metadata())

/** Decodes a picture and makes another of it. @throws UnreadablePicture, and 503 when too many operations are waiting */
export const convert = (source: Buffer | Pixels, steps: Steps): Promise<Pixels> =>
  reading(async (sharp) => output(steps(Buffer.isBuffer(source) ? decoder(sharp, source) : sharp(source.data, { raw: source.info }))))

/**
 * Makes a picture of an SVG that the site has drawn itself. Its decoder is open for that time only, in which no other operation runs, so no
 * foreign file gets to it. @throws 503 when too many operations are waiting
 */
export const rasterize = (svg: string, steps: Steps): Promise<Pixels> =>
  inTurn(async (sharp) => {
    sharp.unblock(OWN_DRAWINGS)
    try {
      return await output(steps(sharp(Buffer.from(svg))))
    } finally {
      sharp.block(OWN_DRAWINGS)
    }
  })

async function inTurn<Result>(operation: (sharp: typeof SharpModule) => Promise<Result>): Promise<Result> {
  const sharp = await loaded()
  return queue(() => operation(sharp))
}

const output = (picture: Sharp) => picture.timeout({ seconds: MAX_SECONDS }).toBuffer({ resolveWithObject: true })

function decoder(sharp: typeof SharpModule, file: Buffer, { limitInputPixels = UPLOAD_PIXELS as number | false } = {}): Sharp {
  const kind = pictureKind(file)
  if (!kind || (kind === 'image/webp' && countFrames(file, MAX_FRAMES) > MAX_FRAMES)) throw new UnreadablePicture()
  return sharp(file, { limitInputPixels, failOn: 'error' })
}

/** A failure of the library means that the file is broken, or takes too long to decode. */
const reading: typeof inTurn = (operation) =>
  inTurn(operation).catch((error: unknown) => {
    throw error instanceof Problem ? error : new UnreadablePicture()
  })
