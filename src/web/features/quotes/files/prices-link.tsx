import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { useMe } from '#web/api/session/me.ts'
import { PRICES, promisedPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'

/** Leads either side to the prices that were promised, where this request is among them. They are an account's: a link of an email does not open them. */
export function PricesLink({
  quote: { status, seenAs },
  linkKey,
}: {
  quote: Pick<QuoteDetail, 'status' | 'seenAs'>
  linkKey: string | null
}) {
  const me = useMe()
  if (status !== 'won' || linkKey !== null) return null
  if (seenAs === 'buyer' && me?.role === 'restaurant') return <TextLink href={PRICES}>How long these prices hold</TextLink>
  return seenAs === 'supplier' ? <TextLink href={promisedPath}>Prices you promised</TextLink> : null
}
