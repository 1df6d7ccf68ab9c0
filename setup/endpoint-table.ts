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
      const { signsOf } = await import(/* @vite-ignore */ join(root, 'src/contract/endpoint/address-signs.ts'))
      const table = tableOf(
        NAMED_ENDPOINTS.map(({ endpoint }: { endpoint: Kind }) => endpoint),
        signsOf,
      )
      return [
        `export const PAGED_LISTS = ${listOf(table.paged)}`,
        `export const WHOLE_LISTS = ${listOf(table.whole)}`,
        `export const PRIVATE_PARTS = ${JSON.stringify(table.privateParts)}`,
      ].join('\n')
    },
  }
}

/** Returns the code of a list of texts of four signs. */
const listOf = (texts: string[]) => (texts.length === 0 ? '[]' : `${JSON.stringify(texts.join(''))}.match(/.{4}/g)`)

/** Returns the table of some endpoints. @throws where the signs of a list are those of another endpoint as well */
export function tableOf(endpoints: Kind[], signsOf: (address: string) => string) {
  const sorted = endpoints.toSorted((one, other) => (one.address < other.address ? -1 : 1))
  const of = (is: (endpoint: Kind) => boolean) => sorted.filter(is).map(({ address }) => address)
  const isList = ({ output }: Kind) => output._zod.def.type === 'array'
  const seen = Map.groupBy(
    of(() => true),
    signsOf,
  )
  const signsOfLists = (paged: boolean) =>
    of((endpoint) => isList(endpoint) && endpoint.paged === paged).map((address) => {
      const alike = seen.get(signsOf(address)) ?? []
      if (alike.length > 1)
        throw new Error(`${alike.join(' and ')} have the same signs: take one more in src/contract/endpoint/address-signs.ts.`)
      return signsOf(address)
    })
  return {
    paged: signsOfLists(true),
    whole: signsOfLists(false),
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
