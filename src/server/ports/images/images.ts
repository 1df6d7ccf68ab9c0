/** A stored picture and its actual type. */
export type StoredImage = { bytes: Buffer; type: 'image/png' | 'image/webp' | 'image/avif' | 'image/jpeg' }

/** Stores pictures under names that the caller chooses, in the format that `typeOf` accepts. */
export type Images = {
  /** Stores a picture atomically. An existing one of the same name is replaced. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Returns null when there is no picture of this name. */
  get(name: string): Promise<StoredImage | null>
  /** Removes a picture. Does nothing when there is none of this name. */
  remove(name: string): Promise<void>
}

/**
 * 36 hexadecimal digits or hyphens, the width of a variant, and the extension; a JPEG has no variants. Such a name cannot lead to another
 * folder.
 */
const NAME = /^[0-9a-f-]{36}(?:\.jpg|(?:-\d{1,4})?\.(?:png|webp|avif))$/
const TYPES: Record<string, StoredImage['type']> = { png: 'image/png', webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }

/** Returns the type that a name's extension stands for; null when it is not a name of a picture. */
export const typeOf = (name: string): StoredImage['type'] | null => (NAME.test(name) ? (TYPES[name.split('.')[1] ?? ''] ?? null) : null)

/** Thrown when the storage does not respond or refuses a request: a failure that the requester cannot fix. */
export class StoreUnavailable extends Error {}
