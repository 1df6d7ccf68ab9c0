import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

type Kind = { address: string; paged: boolean; isPrivate: boolean; output: { _zod: { def: { type: string } } } }

const TABLE = join('src', 'contract', 'endpoint-table.ts')

/** Replaces the table of endpoints by what the endpoints of the contract say of themselves. */
export const endpointTable = (): Plugin => {
  let root = ''
  return {
    name: 'endpoint-table',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async load(id) {
      if (relative(root, id.split('?', 1)[0]!) !== TABLE) return
      // By its path, as this file is bundled into the settings that use it.
      const { NAMED_ENDPOINTS } = await import(/* @vite-ignore */ join(root, 'src/contract/features.ts'))
      const { lists, privateParts } = tableOf(NAMED_ENDPOINTS.map(({ endpoint }: { endpoint: Kind }) => endpoint))
      return `export const LISTS = ${JSON.stringify(lists)}\nexport const PRIVATE_PARTS = ${JSON.stringify(privateParts)}\n`
    },
  }
}

/** Returns the table of some endpoints, in the order of their addresses. */
export function tableOf(endpoints: Kind[]) {
  const sorted = endpoints.toSorted((one, other) => (one.address < other.address ? -1 : 1))
  const of = (is: (endpoint: Kind) => boolean) => sorted.filter(is).map(({ address }) => address)
  return {
    lists: sorted.filter(({ output }) => output._zod.def.type === 'array').map(({ address, paged }) => (paged ? `${address}*` : address)),
    privateParts: partsOf(
      of(({ isPrivate }) => isPrivate),
      of(({ isPrivate }) => !isPrivate),
    ),
  }
}

/**
 * Returns as few beginnings of addresses as have all of some and none of the others: every first load brings them. They end where a word of
 * an address does.
 */
function partsOf(addresses: string[], others: string[]): string[] {
  const parts = addresses.map((address) => {
    const ends = [...`${address} `.matchAll(/(?<=\w)(?=[/ -])|$/g)].map(({ index }) => `${address} `.slice(0, index))
    return ends.find((part) => !others.some((other) => `${other} `.startsWith(part))) ?? address
  })
  return [...new Set(parts)].filter((part, _, all) => !all.some((other) => other !== part && part.startsWith(other)))
}
