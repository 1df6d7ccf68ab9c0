// What a browser has to know of endpoints at run time, of which it otherwise has the types only: their schemas would be a tenth of a first
// visit. `setup/endpoint-table.ts` puts in the place of this file what the endpoints say of themselves, in builds, in development and in
// tests.

function fromEndpoints(): readonly string[] {
  throw new Error('Only the Vite plugin of setup/endpoint-table.ts has this table: add it to the settings that this module is loaded with.')
}

/** The lists of which a response is a page, and those that come whole, each by the signs of its address (endpoint/address-signs.ts). */
export const PAGED_LISTS: readonly string[] = fromEndpoints()
export const WHOLE_LISTS: readonly string[] = fromEndpoints()

/** The beginnings of the addresses whose response differs from person to person, and no others; a space ends an address. */
export const PRIVATE_PARTS: readonly string[] = fromEndpoints()
