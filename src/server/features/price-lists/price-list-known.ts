import { isSeafood } from '#server/features/directory/dictionary/seafood.ts'
import { goodsKnown, headOf } from '#server/features/order-lists/goods-known.ts'
import type { PriceListKnowledge } from '#shared/price-list/read-row.ts'

/** What the vocabulary of the trade tells the reader of price lists: also the GST that is usual for goods, and what is seafood. */
export const priceListKnown: PriceListKnowledge = {
  ...goodsKnown,
  isSeafood,
  gstOf(item) {
    const { gst = null } = headOf(item) ?? {}
    return gst === 'free' || gst === 'taxable' ? gst : null
  },
}
