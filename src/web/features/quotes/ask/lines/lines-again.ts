import type { CategoryName } from '#contract/options.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import type { AskedLine } from './asked-lines.ts'
import type { Candidate } from './candidates.ts'

/** What is needed of the requests that went out together. */
export type BatchedRequest = Pick<QuoteDetail, 'lines'> & { supplier: Pick<QuoteDetail['supplier'], 'id' | 'businessName' | 'category'> }

const ENDED = ['won', 'declined', 'passed', 'withdrawn', 'expired']

/** Returns whether a request with lines has ended or been answered, so that its buyer may ask again. */
export const canAskAgain = ({ seenAs, status, lines }: Pick<QuoteDetail, 'seenAs' | 'status' | 'lines'>): boolean =>
  seenAs === 'buyer' && lines.length > 0 && (status === 'quoted' || status === 'revised' || ENDED.includes(status))

/** Returns the lines of requests that went out together, each once, and who got which; listings that are gone are left out. */
export function askedAgain(requests: readonly BatchedRequest[]): { lines: AskedLine[]; receivers: Candidate[] } {
  const categories = new Map<string, Set<CategoryName>>()
  for (const { lines, supplier } of requests)
    for (const { id } of lines) categories.set(id, (categories.get(id) ?? new Set()).add(supplier.category))
  const byId = new Map(requests.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)))
  const lines = [...byId.values()].map(({ id, item, quantity, unit, contents, every, note, listLineId }): AskedLine => {
    const [category = null, ...others] = categories.get(id) ?? []
    return {
      id,
      item,
      quantity,
      unit,
      contents,
      every,
      note,
      listLineId: listLineId ?? null,
      // Several kinds of suppliers got it, so it is not known which of them sells it.
      category: others.length === 0 ? category : null,
    }
  })
  const receivers = requests.flatMap(({ lines: got, supplier: { id, businessName, category } }) =>
    id === null ? [] : [{ id, businessName, category, suburb: null, state: null, got: got.map((line) => line.id) }],
  )
  return { lines, receivers }
}
