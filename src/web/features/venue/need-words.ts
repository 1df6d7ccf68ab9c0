import type { NeedsYou } from '#contract/venue/needs-you.ts'
import { counted } from '#shared/text/words.ts'
import { samplePath } from '#web/addresses/sample-path.ts'
import { groupPath, PRICES, quotePath, SEAFOOD } from '#web/paths.ts'

/** What waits, as a title says it. */
export const needsInWords = (count: number): string => `${counted(count, 'thing')} ${count === 1 ? 'waits' : 'wait'} for you`

const OF_REQUEST: Partial<Record<NeedsYou['kind'], string>> = {
  answer: 'Prices to decide on',
  expiring: 'Prices that end within two days',
  message: 'A message to you',
}
const OTHERS: Partial<Record<NeedsYou['kind'], string>> = {
  'price-change': 'A price changes',
  sample: 'A sample waits for you',
  group: 'A group order waits for you',
  origin: 'Seafood is from somewhere else',
}

/** Returns what one entry is, and whether it is about a request of the buyer. */
export const needInWords = (kind: NeedsYou['kind']): { words: string; isOfRequest: boolean } => {
  const ofRequest = OF_REQUEST[kind]
  return { words: ofRequest ?? OTHERS[kind] ?? '', isOfRequest: ofRequest !== undefined }
}

/** Returns the path of the page where one entry is seen to; `undefined` where there is no such page. */
export const needPath = ({ kind, id }: Pick<NeedsYou, 'kind' | 'id'>): string | undefined => {
  if (needInWords(kind).isOfRequest) return quotePath(id)
  if (kind === 'price-change') return PRICES
  if (kind === 'sample') return samplePath(id)
  if (kind === 'origin') return SEAFOOD
  return kind === 'group' ? groupPath(id) : undefined
}
