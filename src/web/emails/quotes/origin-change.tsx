import { ORIGINS_SHOWN, type ChangedOrigin } from '#contract/seafood/origin-emails.ts'
import { ORIGIN_LETTERS } from '#shared/seafood/menu-words.ts'
import { ORIGIN_NOT_SAID, ORIGIN_WORDS } from '#shared/seafood/origin-words.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { counted } from '#shared/text/words.ts'
import { SEAFOOD } from '#web/paths.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

const titleOf = (name: string, count: number) =>
  `${name} changes where ${counted(count, 'seafood item')} ${count === 1 ? 'is' : 'are'} from`

/** Goes to a venue: seafood that it is supplied with is to be from somewhere else, which its menu has to say. */
export const originChange: Template<'origin-change'> = {
  subject: ({ supplier, count }) => titleOf(supplier.businessName, count),
  body: ({ supplier, changes, count }, publicUrl) => (
    <Layout
      heading="Seafood"
      title={titleOf(supplier.businessName, count)}
      preview="Please change your menu by the first day."
      action={{ label: 'See your seafood', href: publicUrl + SEAFOOD }}
      foot={<>You receive this because you accepted prices of {supplier.businessName}. Please log in with this address.</>}
    >
      <Paragraph>
        Your menu has to say where seafood was harvested. Please change its letter by the first day. Your record keeps the proof, which has
        to be there for three months after you last sold it.
      </Paragraph>
      <Details rows={[...changes.map(rowOf), ...moreThan(changes, count)]} />
    </Layout>
  ),
}

const rowOf = ({ item, before, origin, from }: ChangedOrigin): [string, string] => [
  item,
  `${before ? ORIGIN_WORDS[before] : ORIGIN_NOT_SAID} → ${ORIGIN_WORDS[origin]} (${ORIGIN_LETTERS[origin]}) from ${dayInWords(from)}`,
]

/** Returns what is said of changes that the email does not show. */
const moreThan = (changes: readonly ChangedOrigin[], count: number): [string, string][] =>
  changes.length > 0 && count > changes.length
    ? [[`The first ${ORIGINS_SHOWN} of ${count}`, 'The others are on the page that the button opens.']]
    : []
