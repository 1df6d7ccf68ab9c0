import type { UPLOAD_KINDS } from '#contract/uploads.ts'

export type PictureKind = (typeof UPLOAD_KINDS)[number]

const PNG = '\x89PNG\r\n\x1a\n'
const JPEG = '\xff\xd8\xff'

/** Tells what kind of picture a file is by its first bytes, whatever it was sent as; undefined when it is none that the site takes. */
export function pictureKind(file: Buffer): PictureKind | undefined {
  const beginning = file.toString('latin1', 0, 12)
  if (beginning.startsWith(PNG)) return 'image/png'
  if (beginning.startsWith(JPEG)) return 'image/jpeg'
  // Between the two is the length of the file.
  return beginning.startsWith('RIFF') && beginning.slice(8) === 'WEBP' ? 'image/webp' : undefined
}
