import { BRAND } from '#contract/options.ts'
import { supplierPath } from '#web/paths.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the address of a search alert: a matching supplier is now listed. Sent once. */
export const searchAlert: Template<'search-alert'> = {
  subject: ({ supplier }) => `${supplier.businessName} is on ${BRAND} now`,
  body: ({ supplier, search, location }, publicUrl) => (
    <Layout
      heading="Search alert"
      title={`${supplier.businessName} has it`}
      preview={`What you were looking for on ${BRAND}.`}
      action={{ label: 'See the supplier', href: publicUrl + supplierPath(supplier.id) }}
      foot={<>You receive this once, because somebody asked on {BRAND} to have this address told.</>}
    >
      <Paragraph>
        Nobody could be found when you were looking. A supplier of the category {supplier.category} is listed now: {supplier.businessName}.
      </Paragraph>
      <Details
        rows={[
          ['You were looking for', search],
          ['Where', location],
        ]}
      />
    </Layout>
  ),
}
