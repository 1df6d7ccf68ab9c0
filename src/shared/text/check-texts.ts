import { abnInWords } from '#shared/contact/abn-in-words.ts'
import type { Checks } from '#contract/suppliers/supplier-profile.ts'
import { BRAND } from '#contract/options.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' })
const dayOf = (time: string) => DAY.format(new Date(sydneyDay(new Date(time))))

/**
 * Returns what was checked, by whom and on which day in Sydney, and no more than that: the numbers of an ABN agree with each other, which
 * does not say whose it is. A supplier that is marked as verified without any check on record gets a single sentence.
 */
export function checksInWords({ isVerified, abn, email, evidence }: Checks): { what: string; when?: string }[] {
  const made = [
    evidence && {
      what: evidence.what ?? 'Marked as verified. What was looked at is not on record.',
      when: [
        `Checked by the owner of ${BRAND} on ${dayOf(evidence.checkedAt)}`,
        evidence.expiresOn && `valid until ${DAY.format(new Date(evidence.expiresOn))}`,
      ]
        .filter(Boolean)
        .join(', '),
    },
    abn && {
      what: `ABN given: ${abnInWords(abn.number)}`,
      when: `Its check digits were right on ${dayOf(abn.checkedAt)}. Whose number it is was not checked.`,
    },
    email && { what: 'The email address of its account works', when: `Confirmed by the supplier on ${dayOf(email.checkedAt)}` },
  ].filter((check) => check !== null)
  if (made.length > 0 || !isVerified) return made
  return [{ what: `${BRAND} has marked this supplier as verified. No single check is on record.` }]
}
