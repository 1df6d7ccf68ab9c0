/** A stored picture, with the type that it truly has. */
export type StoredImage = { bytes: Buffer; type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' }

/** Keeps pictures under random names; what is stored once never changes. */
export type Images = {
  /** Answers the path under which the site serves it: `/uploads/<name>.png`. */
  put(image: StoredImage): Promise<string>
  /** null for a name that it does not hold. */
  get(name: string): Promise<StoredImage | null>
  remove(name: string): Promise<void>
}
