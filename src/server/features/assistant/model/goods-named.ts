import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { isGoods, isQuality, termsIn } from '#server/features/directory/dictionary/terms.ts'
import { plain } from '#server/vocabulary/words.ts'

/** So many names are told of a listing. */
const MAX_NAMES = 40
/** So much of a description is read for them. */
const MAX_LETTERS = 2_000

/**
 * Returns the goods, services and qualities that a listing names, as far as the trade's own lists have them, in the order of the alphabet:
 * they tell what it has, and none of them can tell anybody what to do.
 */
export function goodsNamedIn({ tags, description }: Pick<SupplierRow, 'tags' | 'description'>): string[] {
  const texts = [...tags, ...description.slice(0, MAX_LETTERS).split(/[.,;:!?\n]+/)]
  const names = texts
    .flatMap(termsIn)
    .filter(({ own }) => isGoods(own) || isQuality(own))
    .map(({ own }) => plain(own))
  return [...new Set(names)].slice(0, MAX_NAMES).toSorted()
}
