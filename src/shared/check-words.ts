import { abnInWords } from './abn.ts'
import type { Checks } from '#contract/supplier-profile.ts'
import { BRAND } from '#contract/options.ts'
import { sydneyDay } from './sydney-day.ts'

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' })
const checkedOn = (time: string) => `Checked ${DAY.format(new Date(sydneyDay(new Date(time))))}`

/**
 * Returns each check that was made and when (the day in Sydney), or a single sentence when a supplier is marked as verified without any.
 */
export function checksInWords({ isVerified, abn, email, evidence }: Checks): { what: string; when?: string }[] {
  const made = [
    abn && { what: `ABN ${abnInWords(abn.number)}: its checksum is right`, when: checkedOn(abn.checkedAt) },
    email && { what: 'Email address confirmed', when: checkedOn(email.checkedAt) },
    evidence && {
      what: evidence.what === null ? `Checked by ${BRAND}` : `${evidence.what}: checked by ${BRAND}`,
      when: [checkedOn(evidence.checkedAt), evidence.expiresOn && `valid until ${DAY.format(new Date(evidence.expiresOn))}`]
        .filter(Boolean)
        .join(', '),
    },
  ].filter((check) => check !== null)
  if (made.length > 0 || !isVerified) return made
  return [{ what: `${BRAND} has marked this supplier as verified. No single check is on record.` }]
}
