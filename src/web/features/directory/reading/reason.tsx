import { Fragment } from 'react'
import type { SearchMatch } from '#contract/directory/search-match.ts'

/** Shows why a search has found a supplier: "Free-range eggs 700 g, $8.40 a dozen", with what was searched for marked. */
export const Reason = ({ match: { text, marks, price } }: { match: SearchMatch }) => (
  <>
    {marks.map(({ from, to }, i) => (
      <Fragment key={from}>
        {text.slice(marks[i - 1]?.to ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.to ?? 0)}
    {price && `, ${price}`}
  </>
)
