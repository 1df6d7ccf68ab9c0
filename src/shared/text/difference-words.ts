import type { Offer } from '#contract/quotes/offers.ts'
import { dollars } from '#shared/money/money.ts'
import type { Totals } from '#shared/money/totals.ts'

type Short = Pick<Totals, 'differenceCents'> & Pick<Offer, 'minimumCents'>

/** Returns the sentence about goods below the supplier's minimum order, which are charged up to it; null where they reach it. */
export const differenceInWords = ({ differenceCents, minimumCents }: Short): string | null =>
  differenceCents > 0 && minimumCents !== null
    ? `The goods are ${dollars(differenceCents)} below the minimum order of ${dollars(minimumCents)}: the difference is charged.`
    : null
