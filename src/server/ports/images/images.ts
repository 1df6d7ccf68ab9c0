/** A stored picture, with the type that it truly has. */
export type StoredImage = { bytes: Buffer; type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' }

/** Keeps pictures under random names; what is stored once never changes. */
export type Images = {
  /**
   * Answers the path under which the site serves it: `/uploads/<name>.png`. A picture that whoever stores it can draw again may bring
   * its `name`, 36 hexadecimal digits: stored again it takes its own place.
   */
  put(image: StoredImage, name?: string): Promise<string>
  /** null for a name that it does not hold. */
  get(name: string): Promise<StoredImage | null>
  remove(name: string): Promise<void>
}
