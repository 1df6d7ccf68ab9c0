import { APPROVED_DOCUMENT_KINDS, type ExpiringDocument } from '#contract/venue/approved-documents.ts'
import { expiryInWords } from '#shared/approved-suppliers/expiry.ts'
import { counted } from '#shared/text/words.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'
import { VENUE_REGISTER } from '#web/paths.ts'

const nameOf = ({ supplierName }: ExpiringDocument) => supplierName ?? 'A supplier of your register'
const documentOf = ({ kind, number }: ExpiringDocument) => [APPROVED_DOCUMENT_KINDS[kind], number].filter(Boolean).join(' ')

function titleOf(documents: readonly ExpiringDocument[], others: number): string {
  const [first] = documents
  const count = documents.length + others
  return first && count === 1
    ? `${nameOf(first)}: ${documentOf(first)} is about to expire`
    : `${counted(count, 'document')} of your suppliers are about to expire`
}

/** Goes to a venue: documents of its approved suppliers that end within a month, and once more within a week. */
export const registerExpiries: Template<'register-expiries'> = {
  subject: ({ documents, others }) => titleOf(documents, others),
  body: ({ documents, others, today }, publicUrl) => (
    <Layout
      heading="Approved suppliers"
      title={titleOf(documents, others)}
      preview="Ask the supplier for the new one, and note its expiry date in your register."
      action={{ label: 'Open your register', href: publicUrl + VENUE_REGISTER }}
      foot={<>You receive this because you note these dates in your register. You get at most one such email a day.</>}
    >
      <Details
        rows={documents.map((document) => [nameOf(document), `${documentOf(document)}\n${expiryInWords(document.expiresOn, today)}`])}
      />
      {others > 0 && <Paragraph>{`${counted(others, 'more is', 'more are')} in your register.`}</Paragraph>}
      <Paragraph>Please ask the supplier for the new one, and note its expiry date in your register.</Paragraph>
    </Layout>
  ),
}
