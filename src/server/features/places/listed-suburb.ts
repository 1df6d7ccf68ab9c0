import { resolveExactly } from './resolve-place.ts'

type Written = { suburb?: string | null | undefined; state?: string | null | undefined; postcode?: string | null | undefined }

/**
 * Returns the suburb of a listing as the list of places spells it, if the list has it under a name that the database does not know: "Nth Sydney" has no
 * position there, "North Sydney" has. Any other spelling stays as written, and so does one beside a postcode, which has a position of its own.
 */
export function listedSuburb({ suburb, state, postcode }: Written): string | null {
  if (!suburb || postcode) return suburb ?? null
  const found = resolveExactly([suburb, state].filter(Boolean).join(' '), state ?? undefined)?.found
  if (found?.kind !== 'suburb' || storedKey(found.suburb.suburb) === storedKey(suburb)) return suburb
  return found.suburb.suburb
}

/** Returns a name as the database compares it (`place_key`). */
const storedKey = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|['’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<!\p{L})saint(?!\p{L})/gu, 'st')
    .replace(/(?<!\p{L})mount(?!\p{L})/gu, 'mt')
    .trim()
