import { isDeepStrictEqual } from 'node:util'
import { keysOf } from '#shared/objects.ts'
import type { ImportedListing, StoredListing } from '#server/features/suppliers/import-queries.ts'

type MaybeUnkeyed = Omit<StoredListing, 'importKey'> & { importKey: string | null }

/**
 * Merges an imported listing into the stored one: values of the file win, and stored values stay where the file has none. A description or
 * tags derived from the industry only fill empty values or change with the category; they never replace what a person wrote.
 */
export function merged({ description, tags, fallback, ...imported }: ImportedListing, stored?: MaybeUnkeyed): StoredListing {
  const own = stored?.category === imported.category ? stored : undefined
  return {
    ...imported,
    address: imported.address ?? stored?.address ?? null,
    suburb: imported.suburb ?? stored?.suburb ?? null,
    state: imported.state ?? stored?.state ?? null,
    postcode: imported.postcode ?? stored?.postcode ?? null,
    phone: imported.phone ?? stored?.phone ?? null,
    email: imported.email ?? stored?.email ?? null,
    website: imported.website ?? stored?.website ?? null,
    description: description || own?.description || fallback.description,
    tags: tags ?? (own?.tags.length ? own.tags : fallback.tags),
  }
}

export const isSame = (one: StoredListing, other: MaybeUnkeyed) =>
  keysOf(one).every((column) => isDeepStrictEqual(one[column], other[column]))
