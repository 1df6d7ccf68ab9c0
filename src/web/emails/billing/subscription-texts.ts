import type { EmailFacts } from '#contract/emails/emails.ts'
import type { SubscriptionNotice } from '#contract/billing/subscription-notice.ts'
import { BRAND } from '#contract/options.ts'
import { GRACE_DAYS, PLAN_NAMES, type Terms } from '#contract/billing/plans.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { gstIn } from '#shared/money/gst.ts'
import { dollars } from '#shared/money/money.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

type Words = { subject: string; paragraphs: string[]; action: string }

const day = (time: string) => dayInWords(sydneyDay(new Date(time)))
const withGst = (cents: number) => `${dollars(cents)} (includes ${dollars(gstIn(cents))} GST)`
const priceOf = ({ interval, cents }: Terms) => `${withGst(cents)} a ${interval}`
const MANAGE = 'Manage your subscription'
const STAYS = 'Your listing, pictures, reviews and a Verified seal stay.'

/** Returns what an email says of a subscription. */
export function subscriptionWords({ supplier: { businessName }, plan, notice }: EmailFacts['subscription-notice']): Words {
  const name = PLAN_NAMES[plan]
  const { subject, paragraphs, action = MANAGE } = wordsOf(notice, name, businessName)
  return { subject, paragraphs, action }
}

type NoticeWords = Omit<Words, 'action'> & { action?: string }

function wordsOf(notice: SubscriptionNotice, name: string, listing: string): NoticeWords {
  switch (notice.about) {
    case 'started': {
      const next = notice.next === null ? '' : ` The next payment is on ${day(notice.next)}.`
      return {
        subject: `${listing} has the ${name} plan`,
        paragraphs: [
          `Welcome. The ${name} plan costs ${priceOf(notice.terms)}.${next}`,
          'You can cancel at any time on the Subscription page.',
        ],
      }
    }
    case 'changed':
      return {
        subject: `${listing} now has the ${PLAN_NAMES[notice.terms.plan]} plan`,
        paragraphs: [`From now on it costs ${priceOf(notice.terms)}. What the change cost is on its invoice.`],
      }
    case 'will change':
      return {
        subject: `Your plan changes on ${day(notice.at)}`,
        paragraphs: [
          `From ${day(notice.at)} you have the ${PLAN_NAMES[notice.terms.plan]} plan for ${priceOf(notice.terms)}. Until then nothing changes.`,
        ],
      }
    case 'will end':
      return {
        subject: `Your ${name} plan ends on ${day(notice.at)}`,
        paragraphs: [`Nothing more is charged. Until ${day(notice.at)} you have all of the plan, and you can take this back.`, STAYS],
      }
    case 'goes on':
      return {
        subject: `Your ${name} plan goes on`,
        paragraphs: [`It does not end or change on ${day(notice.at)}. The next payment is charged on that day, as before.`],
      }
    default:
      return wordsOfMoney(notice, name, listing)
  }
}

type AboutMoney = Exclude<SubscriptionNotice, { about: 'started' | 'changed' | 'will change' | 'will end' | 'goes on' }>

function wordsOfMoney(notice: AboutMoney, name: string, listing: string): NoticeWords {
  switch (notice.about) {
    case 'paid':
      return {
        subject: `Your payment of ${dollars(notice.cents)} to ${BRAND}`,
        paragraphs: [
          `We have received ${withGst(notice.cents)} for the ${name} plan of ${listing}. The invoice is with your subscription.`,
        ],
        action: 'See your invoices',
      }
    case 'unpaid':
      return unpaid(notice, name)
    case 'refunded':
      return {
        subject: `We have paid ${dollars(notice.cents)} back`,
        paragraphs: [`${dollars(notice.cents)} is on its way to the card that you paid with. Banks take up to ten days to show it.`],
      }
    case 'ended':
      return ended(notice, name, listing)
    case 'new price':
      return {
        subject: `The ${name} plan will cost ${dollars(notice.cents)}`,
        paragraphs: [
          `The beta has ended. Until ${day(notice.from)} your payments stay at ${dollars(notice.before)}. The first payment after that day, and those that follow, are ${withGst(notice.cents)} each.`,
          'If that is not for you, you can cancel or choose another plan at any time.',
        ],
      }
    case 'will renew':
      return {
        subject: `Your ${name} plan is renewed on ${day(notice.at)}`,
        paragraphs: [`On that day ${withGst(notice.cents)} is charged for another year. Until then you can cancel or change it.`],
      }
  }
}

function unpaid({ day: since, cents, until }: Extract<SubscriptionNotice, { about: 'unpaid' }>, name: string): NoticeWords {
  const when = since === 0 ? 'just now' : `${since} days ago`
  return {
    subject: since === 0 ? 'Your payment did not go through' : `Your ${name} plan ends on ${day(until)}`,
    paragraphs: [
      `We could not charge ${dollars(cents)} ${when}. Please give another card, or make sure that yours can be charged.`,
      `Your plan goes on until ${day(until)}: ${GRACE_DAYS} days from the day on which the payment failed. Without a payment it ends then. ${STAYS}`,
    ],
    action: 'Pay now',
  }
}

function ended({ why, cents }: Extract<SubscriptionNotice, { about: 'ended' }>, name: string, listing: string): NoticeWords {
  const reasons = {
    canceled: 'It was cancelled, and the time that was paid for is over.',
    unpaid: `Its last payment had not arrived after ${GRACE_DAYS} days.`,
    refunded: `You gave it back within its guarantee. ${cents === undefined ? 'What you paid for the time that is left' : dollars(cents)} is paid back.`,
  }
  return {
    subject: `The ${name} plan of ${listing} has ended`,
    paragraphs: [`${reasons[why]} Nothing more is charged.`, `${STAYS} You can choose a plan again at any time.`],
    action: 'See the plans',
  }
}
