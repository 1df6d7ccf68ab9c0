import { BRAND } from '#contract/options.ts'
import { dashboardPath } from '#web/paths.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to whoever manages a listing whose price list answers at once, ten days before it stops. */
export const pricesToConfirm: Template<'prices-to-confirm'> = {
  subject: ({ until }) => `Are your prices still right? Your list answers until ${dayInWords(until)}`,
  body: ({ supplier, until }, publicUrl) => (
    <Layout
      heading="Your price list"
      title={`Your list answers until ${dayInWords(until)}`}
      preview="Say that your prices are still right, and it goes on."
      action={{ label: 'Look at your price list', href: publicUrl + dashboardPath({ tab: 'price-list' }) }}
      foot={
        <>
          You receive this because the price list of {supplier.businessName} answers requests at once on {BRAND}.
        </>
      }
    >
      <Paragraph>
        Requests to {supplier.businessName} are answered from your price list at once. After {dayInWords(until)} that stops, so that nobody
        is sent prices that have become old.
      </Paragraph>
      <Paragraph>If they are still right, press "My prices are still right" there. Reading a new list does the same.</Paragraph>
    </Layout>
  ),
}
