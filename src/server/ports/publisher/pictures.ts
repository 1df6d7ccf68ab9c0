import { jpegOf } from '#server/pictures/jpeg.ts'
import { UnreadablePicture } from '#server/pictures/operations.ts'
import { PostRefused, type OutgoingImage } from './publisher.ts'

/** Reads a picture as it is. @throws PostRefused `busy` where it cannot be read: nothing is posted then */
export const readPicture = ({ read }: OutgoingImage): Promise<Buffer> =>
  read().catch((error: unknown) => {
    if (error instanceof PostRefused) throw error
    throw new PostRefused('The picture could not be read. Please try again later, or choose another one.', 'busy')
  })

/** Reads a picture as a JPEG, for platforms that take no WebP. @throws PostRefused */
export async function readJpeg(image: OutgoingImage): Promise<Buffer> {
  const bytes = await readPicture(image)
  if (image.type === 'image/jpeg') return bytes
  return jpegOf(bytes).catch((error: unknown) => {
    if (error instanceof UnreadablePicture) throw new PostRefused('This picture is broken or incomplete. Please choose another one.')
    throw new PostRefused('The picture could not be made ready. Please try again later.', 'busy')
  })
}

/** Returns a file for a form. */
export const pictureFile = (bytes: Buffer, type: OutgoingImage['type']): File =>
  // A picture is never in shared memory, which a file does not take.
  new File([bytes as Buffer<ArrayBuffer>], type.replace('image/', 'picture.'), { type })
