import { isDeepStrictEqual } from 'node:util'
import type { ImportedListing, StoredListing } from '#server/features/suppliers/import-queries.ts'

type MaybeUnkeyed = Omit<StoredListing, 'importKey'> & { importKey: string | null }

/**
 * What a listing becomes: the file's word counts, what it does not say stays. A description or tags that follow from the industry only fill
 * what is empty, or change with the category: they never replace what somebody wrote.
 */
export function merged({ description, tags, fallback, ...told }: ImportedListing, stored?: MaybeUnkeyed): StoredListing {
  const own = stored?.category === told.category ? stored : undefined
  return {
    ...told,
    address: told.address ?? stored?.address ?? null,
    suburb: told.suburb ?? stored?.suburb ?? null,
    state: told.state ?? stored?.state ?? null,
    postcode: told.postcode ?? stored?.postcode ?? null,
    phone: told.phone ?? stored?.phone ?? null,
    email: told.email ?? stored?.email ?? null,
    website: told.website ?? stored?.website ?? null,
    description: description || own?.description || fallback.description,
    tags: tags ?? (own?.tags.length ? own.tags : fallback.tags),
  }
}

export const isSame = (one: StoredListing, other: MaybeUnkeyed) =>
  Object.entries(one).every(([column, value]) => isDeepStrictEqual(value, other[column as keyof MaybeUnkeyed]))
