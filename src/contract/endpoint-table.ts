/**
 * What a browser has to know of endpoints at run time, of which it otherwise has the types only: their schemas would be a tenth of a first
 * visit. `setup/endpoint-table.ts` puts in its place what the endpoints say of themselves, in builds, in development and in tests.
 */
type EndpointTable = {
  /** Addresses of lists, in one order, as every first load brings them. After those of paged ones stands an asterisk. */
  lists: readonly string[]
  /** With what the addresses begin whose response differs from person to person, and no others; a space ends an address. */
  privateParts: readonly string[]
}

function fromEndpoints(): EndpointTable {
  throw new Error('Only the Vite plugin of setup/endpoint-table.ts has this table: add it to the settings that this module is loaded with.')
}
export const ENDPOINT_TABLE: EndpointTable = fromEndpoints()
