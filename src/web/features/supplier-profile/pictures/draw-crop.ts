import { UPLOAD_BYTES } from '#contract/uploads.ts'
import { required } from '#shared/required.ts'

/** A part of a picture, in pixels of the picture. */
export type Area = { x: number; y: number; width: number; height: number }

/** The longest side of a cropped picture in pixels, larger than any display of it. */
const MAX_SIDE = 2000
const QUALITY = 0.92

/** Draws the part as a file, with its transparency, scaled down until it is small enough to be uploaded. */
export async function drawCrop(src: string, area: Area): Promise<File> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  let scale = Math.min(1, MAX_SIDE / Math.max(area.width, area.height))
  let drawn = await draw(picture, area, scale)
  while (drawn.size > UPLOAD_BYTES) drawn = await draw(picture, area, (scale *= 0.8))
  return new File([drawn], 'cropped', { type: drawn.type })
}

/** Encodes as WebP; browsers without a WebP encoder return a PNG. */
async function draw(picture: HTMLImageElement, { x, y, width, height }: Area, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  required(canvas.getContext('2d'), 'The drawing of a canvas').drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/webp', QUALITY)
  return promise
}
