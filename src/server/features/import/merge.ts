import { isDeepStrictEqual } from 'node:util'
import type { ImportedListing, KeptListing } from '#server/features/suppliers/import-queries.ts'

type Kept = Omit<KeptListing, 'importKey'> & { importKey: string | null }

/**
 * What a listing becomes: the file's word counts, what it does not say stays. A description or tags that follow from the industry only fill
 * what is empty, or change with the category: they never replace what somebody wrote.
 */
export function merged({ description, tags, fallback, ...told }: ImportedListing, kept?: Kept): KeptListing {
  const own = kept?.category === told.category ? kept : undefined
  return {
    ...told,
    address: told.address ?? kept?.address ?? null,
    suburb: told.suburb ?? kept?.suburb ?? null,
    state: told.state ?? kept?.state ?? null,
    postcode: told.postcode ?? kept?.postcode ?? null,
    phone: told.phone ?? kept?.phone ?? null,
    email: told.email ?? kept?.email ?? null,
    website: told.website ?? kept?.website ?? null,
    description: description || own?.description || fallback.description,
    tags: tags ?? (own?.tags.length ? own.tags : fallback.tags),
  }
}

export const isSame = (one: KeptListing, other: Kept) =>
  Object.entries(one).every(([column, value]) => isDeepStrictEqual(value, other[column as keyof Kept]))
