import { MISSED_SHOWN, type HolidayEmail, type MissedSupplier } from '#contract/venue/holiday-emails.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { nextDeliveryWords } from '#shared/time/next-delivery-texts.ts'
import { counted } from '#shared/text/words.ts'
import { VENUE } from '#web/paths.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

type Holiday = HolidayEmail['days'][number]

const dayOf = ({ name, day }: Holiday) => `${name}, ${dayInWords(day)}`
const missedOn = ({ count }: Holiday) => `${counted(count, 'supplier')} of yours ${count === 1 ? 'does' : 'do'} not come`

function titleOf(days: readonly Holiday[]): string {
  const [first] = days
  if (first && days.length === 1) return `${dayOf(first)}: ${missedOn(first)}`
  return `Public holidays from ${first ? dayInWords(first.day) : 'now'}: who does not come`
}

/** Goes to a venue, ten days before: which of its suppliers do not come on public holidays, and by when to order. */
export const publicHoliday: Template<'public-holiday'> = {
  subject: ({ days }) => titleOf(days),
  body: ({ days }, publicUrl) => (
    <Layout
      heading="Public holidays"
      title={titleOf(days)}
      preview="By when to order, and when they come next."
      action={{ label: "See your week's deliveries", href: publicUrl + VENUE }}
      foot={<>You receive this because you have said where your venue is. It follows what suppliers say of their deliveries.</>}
    >
      {days.map((holiday) => (
        <HolidaySection key={holiday.day} holiday={holiday} isAlone={days.length === 1} />
      ))}
    </Layout>
  ),
}

const HolidaySection = ({ holiday, isAlone }: { holiday: Holiday; isAlone: boolean }) => (
  <>
    {!isAlone && <Paragraph>{`${dayOf(holiday)}: ${missedOn(holiday)}.`}</Paragraph>}
    <Details rows={[...holiday.suppliers.map(rowOf), ...moreThan(holiday)]} />
  </>
)

const rowOf = ({ businessName, before, after }: MissedSupplier): [string, string] => [
  businessName,
  [
    before ? `Last delivery before it ${wordsOf(before)}` : 'Nothing can be ordered for a delivery before it any more',
    after ? `Next delivery after it ${wordsOf(after)}` : 'When it comes after it is not known',
  ].join('\n'),
]

/** Returns "Tue 1 Dec, order by Mon 12 pm". */
function wordsOf(delivery: NonNullable<MissedSupplier['before']>): string {
  const { day, time } = nextDeliveryWords(delivery)
  return `${day}, order by ${time}`
}

/** Returns what is said of suppliers that the email does not show. */
const moreThan = ({ suppliers, count }: Holiday): [string, string][] =>
  count > suppliers.length ? [[`The first ${MISSED_SHOWN} of ${count}`, 'The others are on the page that the button opens.']] : []
