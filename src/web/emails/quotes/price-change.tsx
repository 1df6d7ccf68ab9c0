import { CHANGES_SHOWN, type PriceChangeEmail, type NotifiedChange } from '#contract/quotes/price-change-emails.ts'
import { noticeWords, percentWords, riseWords, yearlyWords } from '#shared/held-price/price-words.ts'
import { dollars } from '#shared/money/money.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { counted } from '#shared/text/words.ts'
import { PRICES } from '#web/paths.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to a buyer: prices that a supplier has promised are to change. Nothing changes for the buyer by reading it. */
export const priceChange: Template<'price-change'> = {
  subject: ({ supplier, count }) => `${supplier.businessName} changes ${counted(count, 'price')}`,
  body: ({ supplier, changes, count, note }, publicUrl) => (
    <Layout
      heading="New prices"
      title={`${supplier.businessName} changes ${counted(count, 'price')}`}
      preview="Accept the new price, leave, or ask three other suppliers."
      action={{ label: 'See your prices', href: publicUrl + PRICES }}
      foot={<>You receive this because you accepted prices of {supplier.businessName}. Please log in with this address.</>}
    >
      <Paragraph>For each of them you can accept the new price, leave, or ask up to three other suppliers.</Paragraph>
      <Details rows={[...changes.map(rowOf), ...moreThan(changes, count), ['Note', note]]} />
    </Layout>
  ),
}

const rowOf = (change: NotifiedChange): [string, string] => [
  `${change.item}, ${packInWords(change)}`,
  [
    `${dollars(change.fromCents)} → ${dollars(change.priceCents)} from ${dayInWords(change.from)}`,
    [percentWords(change.percent), yearlyWords(change.yearlyCents)].filter((words) => words !== null).join(', '),
    change.isShortNotice ? noticeWords : '',
    riseWords(change.risePercent) ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n'),
]

/** Returns what is said of changes that the email does not show. */
const moreThan = (changes: PriceChangeEmail['changes'], count: number): [string, string][] =>
  changes.length > 0 && count > changes.length
    ? [[`The first ${CHANGES_SHOWN} of ${count}`, 'The others are on the page that the button opens.']]
    : []
