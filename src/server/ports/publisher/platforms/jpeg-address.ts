import { jpegOfUpload } from '#shared/pictures/upload-variants.ts'
import { PostRefused, type OutgoingImage } from '#server/ports/publisher/publisher.ts'

/** Returns where a platform that fetches pictures by itself finds a JPEG. @throws PostRefused for another picture that is not ours */
export function jpegAddressOf({ url, type }: OutgoingImage, name: string): string {
  const jpeg = jpegOfUpload(url)
  if (jpeg) return jpeg
  if (type === 'image/jpeg') return url
  throw new PostRefused(`${name} takes JPEG pictures only. Please upload the picture here, then it is sent as one.`)
}
