import { BRAND } from '#contract/options.ts'
import { dashboardPath } from '#web/paths.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the account that manages a listing: what is asked for instead of a document that it has handed in. */
export const documentAsked: Template<'document-asked'> = {
  subject: ({ supplier }) => `Another document for ${supplier.businessName}, please`,
  body: ({ supplier, document, text }, publicUrl) => (
    <Layout
      heading="Your documents"
      title={`Another document for ${supplier.businessName}, please`}
      preview={text}
      action={{ label: 'Hand in another', href: `${publicUrl}${dashboardPath({ tab: 'profile' })}#documents` }}
      foot={<>You receive this because you handed in a document for the Verified seal on {BRAND}.</>}
    >
      <Paragraph>We have looked at what you handed in, and ask for another document before we can check it.</Paragraph>
      <Details
        rows={[
          ['Document', document],
          ['What we ask for', text],
        ]}
      />
      <Paragraph>Hand it in under Profile, Documents. The first one stays there until you take it back.</Paragraph>
    </Layout>
  ),
}
