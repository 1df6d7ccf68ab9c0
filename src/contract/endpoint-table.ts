/**
 * What a browser has to know of endpoints at run time, of which it otherwise has the types only: their schemas would be a tenth of a first
 * visit. `setup/endpoint-table.ts` puts in its place what the endpoints say of themselves, in builds, in development and in tests.
 */
type EndpointTable = {
  /** Addresses of lists: of a paged one a call returns a page and the total in a header, of the others everything. */
  paged: readonly string[]
  whole: readonly string[]
  /** With what the addresses begin whose response differs from person to person, and no others; a space ends an address. */
  privateParts: readonly string[]
}

function fromEndpoints(): EndpointTable {
  throw new Error('Only the Vite plugin of setup/endpoint-table.ts has this table: add it to the settings that this module is loaded with.')
}
export const ENDPOINT_TABLE: EndpointTable = fromEndpoints()
