import type { CategoryName } from '#contract/options.ts'
import { inSentence } from '#contract/options.ts'

/** The GST that is usual for goods, to begin a line with. */
export type UsualGst = {
  gst: 'taxable' | 'free'
  /** What it is usual for, as it stands in a sentence: "coffee beans". */
  usualFor: string
}

/** The categories whose goods are mostly basic food, which is free of GST. */
const FREE: ReadonlySet<CategoryName> = new Set(['Coffee', 'Tea', 'Meat', 'Seafood', 'Fresh Produce', 'Dairy'])

/** Returns what is usual for what a supplier of a category sells, where nothing more is known of an item. */
export const usualGstOf = (category: CategoryName): UsualGst => ({
  gst: FREE.has(category) ? 'free' : 'taxable',
  usualFor: `suppliers of ${inSentence(category)}`,
})

/** "GST-free: usual for coffee beans." */
export const usualGstInWords = (gst: UsualGst['gst'], usualFor: string): string =>
  `${gst === 'free' ? 'GST-free' : '10% GST'}: usual for ${usualFor}.`
