/** The GST of a row. */
export type RowGst = 'taxable' | 'free'

const FREE =
  /^(?:n|no|none|nil|free|fre|f|gst[\s-]?free|exempt|ex(?:empt)?|zero|z|0+(?:\.0+)?\s?%?|\$?0+(?:\.0+)?|false|n-?t|input taxed)$/i
const TAXABLE =
  /^(?:y|yes|gst|t|tax|taxable|taxed|inc|incl|true|10(?:\.0+)?\s?%?|0?\.10?|s|std|standard|g|\*|✓|✔|•|\+gst|plus gst|gst applies)$/i

/** Returns what a cell of a column about GST says, null where it says nothing that is known. `title` is that of the column. */
export function readGstCell(cell: string, title: string): RowGst | null {
  const typed = cell.trim()
  if (typed === '') return null
  const isOfFree = /free|exempt/i.test(title)
  const isMark = /^(?:y|yes|true|x|\*|✓|✔|•)$/i.test(typed)
  const isNo = /^(?:n|no|false)$/i.test(typed)
  if (isOfFree && (isMark || isNo)) return isMark ? 'free' : 'taxable'
  if (TAXABLE.test(typed)) return 'taxable'
  if (FREE.test(typed)) return 'free'
  // An amount of GST.
  return /^\$?\s?\d{0,6}(?:\.\d{1,4})?$/.test(typed) && Number(typed.replace(/[$\s]/g, '')) > 0 ? 'taxable' : null
}
