/** A stored picture, with the type that it truly has. */
export type StoredImage = { bytes: Buffer; type: 'image/png' | 'image/webp' | 'image/avif' }

/** Keeps pictures under names that whoever stores them makes up, as `typeOf` knows them. */
export type Images = {
  /** Whole or not at all; stored again, a picture takes its own place. */
  put(name: string, bytes: Buffer): Promise<void>
  /** null for a name that it does not hold. */
  get(name: string): Promise<StoredImage | null>
  /** One that it does not hold is removed already. */
  remove(name: string): Promise<void>
}

/** 36 hexadecimal digits or hyphens, the width where it is not the picture's own, and what it is: no such name leads anywhere else. */
const NAME = /^[0-9a-f-]{36}(-\d{1,4})?\.(png|webp|avif)$/
const TYPES: Record<string, StoredImage['type']> = { png: 'image/png', webp: 'image/webp', avif: 'image/avif' }

/** What a name says that it is; null where it is no name of a picture. */
export const typeOf = (name: string): StoredImage['type'] | null => TYPES[NAME.exec(name)?.[2] ?? ''] ?? null

/** Whatever keeps the pictures does not answer, or refuses: nothing that whoever asks for one can mend. */
export class StoreUnavailable extends Error {}
