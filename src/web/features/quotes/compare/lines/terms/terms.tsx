import type { ReactNode } from 'react'
import { BRAND } from '#contract/options.ts'
import type { Quote } from '#contract/quotes/supplier-quote.ts'
import type { NextDelivery } from '#contract/suppliers/suppliers.ts'
import { telHref } from '#shared/contact/phone.ts'
import { dollars } from '#shared/money/money.ts'
import { termsInWords } from '#shared/text/terms-texts.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { hasLeft, isDeclined, isOver } from '#web/features/quotes/compare/compare.ts'
import type { AnsweredRequest } from '#web/features/quotes/compare/lines/columns.ts'
import { dayAndOrderBy } from '#web/features/quotes/thread/next-delivery.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'

/** What an answer says besides its prices. A term that nobody has said is left out. */
export type Term = { label: string; of: (request: AnsweredRequest, next: NextDelivery | null) => ReactNode }

/** Returns the terms that at least one of some answers has, in their order. */
export function termsOf(answered: readonly { request: AnsweredRequest; next: NextDelivery | null }[], today: string): Term[] {
  const fixed: Term[] = [
    { label: 'Delivery', of: ({ offer }) => [feeInWords(offer), saidIn(offer, 'Delivery')].filter(Boolean).join('. ') },
    { label: 'Minimum order', of: ({ offer }) => saidIn(offer, 'Minimum order') ?? 'None' },
    { label: 'Valid until', of: (request) => validUntil(request, today) },
  ]
  const said: Term[] = [
    { label: 'Next delivery', of: (_, next) => next && dayAndOrderBy(next) },
    { label: 'Note', of: ({ offer }) => offer.note },
    { label: 'Prices hold', of: ({ offer }) => saidIn(offer, 'Prices hold') },
    { label: 'Notice', of: ({ offer }) => saidIn(offer, 'Notice') },
    { label: 'Terms', of: ({ offer }) => offer.terms },
    { label: 'Phone', of: ({ supplier: { phone } }) => phone && <TextLink href={telHref(phone)}>{phone}</TextLink> },
  ]
  return [...fixed, ...said.filter(({ of }) => answered.some(({ request, next }) => Boolean(of(request, next))))]
}

const feeInWords = ({ deliveryCents }: Quote) => (deliveryCents === 0 ? 'Free' : dollars(deliveryCents))

/** Returns what an answer says under one of the labels that every reader of it finds; null where it says nothing. */
const saidIn = (offer: Quote, label: string) => termsInWords(offer).find(([of]) => of === label)?.[1] ?? null

function validUntil(request: AnsweredRequest, today: string): string {
  if (hasLeft(request)) return `No longer on ${BRAND}`
  const day = request.offer.validUntil
  if (day === null) return 'Not limited'
  return isOver(request, today) && !isDeclined(request) ? `Over since ${dayInWords(day)}` : dayInWords(day)
}
