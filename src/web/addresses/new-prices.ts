import { promisedPath } from '#web/paths.ts'

/** New prices by the ids of the promised ones that they replace, in cents. */
type NewPrices = ReadonlyMap<string, number>

const BEGINNING = '#new='
const ENTRY = /^([\da-f-]{36}):(\d{1,9})$/

/** Returns the path of the form that tells buyers of new prices, with these chosen. They stand in its fragment, which no server reads. */
export const newPricesPath = (prices: readonly { priceId: string; priceCents: number }[]): string =>
  promisedPath +
  BEGINNING +
  [...new Map(prices.map(({ priceId, priceCents }) => [priceId, priceCents]))].map((entry) => entry.join(':')).join()

/** Returns the new prices in the fragment of an address; none where it has no such. */
export function newPricesIn(fragment: string): NewPrices {
  if (!fragment.startsWith(BEGINNING)) return new Map()
  const entries = fragment.slice(BEGINNING.length).split(',')
  return new Map(
    entries.flatMap((entry) => {
      const [, id, cents] = ENTRY.exec(entry) ?? []
      return id === undefined ? [] : [[id, Number(cents)] as const]
    }),
  )
}
