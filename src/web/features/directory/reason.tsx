import type { SearchMatch } from '#contract/search-match.ts'
import { Marked } from '#web/ui/typography/marked.tsx'

/** Why a search has found a supplier: "Free-range eggs 700 g, $8.40 a dozen", with what was searched for marked. */
export const Reason = ({ match: { text, marks, price } }: { match: SearchMatch }) => (
  <>
    <Marked text={text} marks={marks} />
    {price && `, ${price}`}
  </>
)
