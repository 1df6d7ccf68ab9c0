import type { ReactNode } from 'react'
import { differenceInWords } from '#shared/text/difference-texts.ts'
import type { EmailFacts } from '#contract/emails/emails.ts'
import type { LineOfEmail } from '#contract/quotes/quote-emails.ts'
import { dollars } from '#shared/money/money.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { unitPriceInWords } from '#shared/money/quote-line-texts.ts'
import { productCents } from '#shared/money/product-cents.ts'
import { lineNotes } from '#shared/quoted-lines/line-notes.ts'
import { counted, listed } from '#shared/text/words.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Column, Hr, Row, Section, Text } from '#web/emails/layout/elements.tsx'
import { emailStyles } from '#web/emails/layout/email-styles.ts'

export type PriceFacts = NonNullable<EmailFacts['quote-reminder']['offer']>

/** Returns what an offer comes to, for subjects and previews, where nothing of it is in a total. */
export const amountInWords = ({ hasTotal = true, totalCents }: Pick<PriceFacts, 'hasTotal' | 'totalCents'>): string =>
  hasTotal ? dollars(totalCents) : 'prices'

/** The prices of a supplier line by line, then what they come to. An email to an address that nobody has confirmed has the sums only. */
export function PriceSummary({ offer: quote }: { offer: PriceFacts }) {
  const { shownLines = [], lines, passedItems = [] } = quote
  const difference = differenceInWords(quote)
  return (
    <>
      {shownLines.map((line, at) => (
        <Line key={at} line={line} />
      ))}
      {shownLines.length > 0 && lines > shownLines.length && (
        <Paragraph>{`and ${counted(lines - shownLines.length, 'more line')}, on the page that the button opens.`}</Paragraph>
      )}
      {passedItems.length > 0 && <Paragraph>{`Not sold: ${listed(passedItems)}.`}</Paragraph>}
      {quote.hasTotal === false ? <Paragraph>Nothing here is in a total yet.</Paragraph> : <Sums offer={quote} />}
      {difference && <Paragraph>{difference}</Paragraph>}
    </>
  )
}

/** Shows what it comes to, part by part. */
function Sums({ offer: quote }: { offer: PriceFacts }) {
  const { shownLines = [], lines, goodsCents, deliveryCents, differenceCents, smallOrderFeeCents = 0, gstCents, totalCents } = quote
  return (
    <Section>
      {shownLines.length === 0 && <Amount label={counted(lines, 'line')} cents={goodsCents} />}
      {shownLines.length > 0 && <Amount label="Goods" cents={goodsCents} />}
      {deliveryCents > 0 && <Amount label="Delivery" cents={deliveryCents} />}
      {differenceCents > 0 && <Amount label="Difference to the minimum" cents={differenceCents} />}
      {smallOrderFeeCents > 0 && <Amount label="Small order fee" cents={smallOrderFeeCents} />}
      {gstCents > 0 && <Amount label="GST" cents={gstCents} />}
      <Hr style={emailStyles.thinRule} />
      <Figure label={totalLabel(quote)} figure={dollars(totalCents)} isTotal />
    </Section>
  )
}

/** Returns what the total is called: no GST is spoken of where there is none. */
const totalLabel = ({ gstCents, isEstimate }: PriceFacts) =>
  (gstCents > 0 ? 'Total with GST' : 'Total, GST-free') + (isEstimate ? ', estimated' : '')

function Line({ line }: { line: LineOfEmail }) {
  const [pack, unitPrice] = [packInWords(line), unitPriceInWords(line)]
  const { packs = line.quantity, priceCents } = line
  const costCents = line.costCents ?? (packs === null ? null : productCents(packs, priceCents))
  const amount = `${packs === null ? '' : `${packs.toLocaleString('en-AU')} × `}${pack} at ${dollars(line.priceCents)}${unitPrice ? `, ${unitPrice}` : ''}`
  const texts = [amount, ...lineNotes(line)]
  return (
    <Section>
      <Figure label={<strong>{line.item}</strong>} figure={costCents === null ? 'Not known' : dollars(costCents)} />
      {texts.map((text, at) => (
        <Text key={text} style={at === texts.length - 1 ? emailStyles.underLine : emailStyles.label}>
          {text}
        </Text>
      ))}
    </Section>
  )
}

const Amount = ({ label, cents }: { label: string; cents: number }) => <Figure label={label} figure={dollars(cents)} />

type FigureProps = { label: ReactNode; figure: ReactNode; isTotal?: boolean }

/** A figure at the right edge, with what it is of at the left. */
const Figure = ({ label, figure, isTotal = false }: FigureProps) => (
  <Row>
    <Column style={emailStyles.top}>
      <Text data-label="" style={isTotal ? emailStyles.totalOf : emailStyles.of}>
        {label}
      </Text>
    </Column>
    <Column style={emailStyles.top}>
      <Text data-value="" style={isTotal ? emailStyles.total : emailStyles.figure}>
        {figure}
      </Text>
    </Column>
  </Row>
)
