import type { ReactNode } from 'react'
import { BRAND } from '#contract/options.ts'
import type { NextDelivery } from '#contract/suppliers/suppliers.ts'
import { telHref } from '#shared/contact/phone.ts'
import { dollars } from '#shared/money/money.ts'
import { dayInWords } from '#shared/time/day-in-words.ts'
import { hasLeft, isDeclined, isOver } from '#web/features/quotes/compare/compare.ts'
import type { AnsweredRequest } from '#web/features/quotes/compare/lines/columns.ts'
import { dayAndOrderBy } from '#web/features/quotes/thread/next-delivery.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'

/** What an answer says besides its prices. A term that nobody has said is left out. */
export type Term = { label: string; of: (request: AnsweredRequest, next: NextDelivery | null) => ReactNode }

/** Returns the terms that at least one of some answers has, in their order. */
export function termsOf(answered: readonly { request: AnsweredRequest; next: NextDelivery | null }[], today: string): Term[] {
  const terms: Term[] = [
    { label: 'Delivery', of: ({ offer }) => (offer.deliveryCents === 0 ? 'Free' : dollars(offer.deliveryCents)) },
    { label: 'Minimum order', of: ({ offer }) => (offer.minimumCents === null ? 'None' : dollars(offer.minimumCents)) },
    { label: 'Valid until', of: (request) => validUntil(request, today) },
  ]
  const said: Term[] = [
    { label: 'Next delivery', of: (_, next) => next && dayAndOrderBy(next) },
    { label: 'Note', of: ({ offer }) => offer.note },
    { label: 'Terms', of: ({ offer }) => offer.terms },
    { label: 'Phone', of: ({ supplier: { phone } }) => phone && <TextLink href={telHref(phone)}>{phone}</TextLink> },
  ]
  return [...terms, ...said.filter(({ of }) => answered.some(({ request, next }) => Boolean(of(request, next))))]
}

function validUntil(request: AnsweredRequest, today: string): string {
  if (hasLeft(request)) return `No longer on ${BRAND}`
  const day = request.offer.validUntil
  if (day === null) return 'Not limited'
  return isOver(request, today) && !isDeclined(request) ? `Over since ${dayInWords(day)}` : dayInWords(day)
}
