import { counted } from '#shared/text/words.ts'
import { BRAND } from '#contract/options.ts'
import type { EmailFacts } from '#contract/emails/emails.ts'
import type { Figures } from '#contract/dashboard/insights.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { duration } from '#shared/time/duration.ts'
import { DASHBOARD } from '#web/paths.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the account of a listing whose plan has it, on Mondays: the figures of the last week. */
export const weeklyFigures: Template<'weekly-figures'> = {
  subject: ({ supplier, last }) => `Your week on ${BRAND}: ${counted(last.views, 'view')} of ${supplier.businessName}`,
  body: (facts, publicUrl) => {
    const { supplier, category, from, median, searches } = facts
    return (
      <Layout
        heading="Your week"
        title={`The week from ${dayInWords(from)}`}
        preview={`What happened to ${supplier.businessName}, beside the week before.`}
        action={{ label: 'Open your dashboard', href: publicUrl + DASHBOARD }}
        foot={<>You receive this on Mondays because your account manages {supplier.businessName}, whose plan has it.</>}
      >
        <Details rows={ROWS.map(([label, cellOf]) => [label, compared(facts, cellOf)])} />
        <Paragraph>
          {median
            ? `The median is that of the suppliers in ${category}: half of them have more, half have less.`
            : `${category} lists too few suppliers for a median.`}
        </Paragraph>
        {searches.length > 0 && <Paragraph>People found you in the last weeks by:</Paragraph>}
        {searches.length > 0 && <Details rows={searches.map(({ text, visitors }) => [text, counted(visitors, 'visitor')])} />}
      </Layout>
    )
  },
}

const count = (figure: number) => figure.toLocaleString('en-AU')

const answerTime = ({ medianMinutes }: Figures) => (medianMinutes === null ? 'none' : duration(medianMinutes))

const ROWS: [label: string, cellOf: (figures: Figures) => string][] = [
  ['Profile views', ({ views }) => count(views)],
  ['Contacts', ({ inquiries }) => count(inquiries)],
  ['Quote requests', ({ requests }) => count(requests)],
  ['Answer time', answerTime],
]

/** The answer time of fewer suppliers would be that of one of them. */
const medianOf = (median: Figures, cellOf: (figures: Figures) => string) =>
  cellOf === answerTime && median.medianMinutes === null ? 'not enough suppliers yet' : cellOf(median)

function compared({ last, before, median }: EmailFacts['weekly-figures'], cellOf: (figures: Figures) => string): string {
  const others = [`the week before ${cellOf(before)}`, ...(median ? [`category median ${medianOf(median, cellOf)}`] : [])]
  return `${cellOf(last)} (${others.join(', ')})`
}
