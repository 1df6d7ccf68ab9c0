import { expect, test } from 'vitest'
import type { HolidayEmail } from '#contract/venue/holiday-emails.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const supplier = {
  id: 7,
  businessName: 'Tin Shed',
  before: { date: '2027-01-25', orderBy: '2027-01-24T12:00+11:00' },
  after: { date: '2027-01-27', orderBy: '2027-01-26T12:00+11:00' },
}
const day = { day: '2027-01-26', name: 'Australia Day', suppliers: [supplier], count: 1 }
const rendered = (days: HolidayEmail['days']) =>
  renderEmail({ kind: 'public-holiday', facts: { days } }, ORIGIN, { list: 'public-holidays', url: `${ORIGIN}/unsubscribe/T0ken` })

test('an email about a holiday says who does not come, by when to order, and how it is stopped', async () => {
  const { subject, text } = await rendered([day])
  expect(subject).toBe('Australia Day, Tue 26 Jan 2027: 1 supplier of yours does not come')
  expect(text).toContain(
    'Tin Shed\nLast delivery before it Mon 25 Jan, order by Sun 12 pm\nNext delivery after it Wed 27 Jan, order by Tue 12 pm',
  )
  expect(text).toContain(`${ORIGIN}/venue`)
  expect(text).toContain(`${ORIGIN}/unsubscribe/T0ken`)
})

test('several holidays have a part each, and what is not shown or not known is said', async () => {
  const late = { ...supplier, businessName: 'Moth', before: null, after: null }
  const { subject, text } = await rendered([day, { ...day, day: '2027-01-28', name: 'Show Day', suppliers: [late], count: 25 }])
  expect(subject).toBe('Public holidays from Tue 26 Jan 2027: who does not come')
  expect(text).toContain('Show Day, Thu 28 Jan 2027: 25 suppliers of yours do not come.')
  expect(text).toContain('Nothing can be ordered for a delivery before it any more')
  expect(text).toContain('The first 20 of 25')
})
