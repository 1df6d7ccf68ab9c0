import type { Inquiry } from '#contract/emails/emails.ts'
import type { Receiver } from '#contract/quotes/quote-emails.ts'
import { telHref } from '#shared/contact/phone.ts'
import { dashboardPath, supplierPath } from '#web/paths.ts'
import { Details, EmailLink, mailto, Paragraph, PhoneLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { LeftOut } from '#web/emails/layout/left-out.tsx'
import { ClaimLine, PassOnNote, ReasonForSupplier } from '#web/emails/quotes/supplier-notes.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the supplier: a visitor pressed Contact Supplier, possibly without a message or contact details. */
export const inquiry: Template<'inquiry'> = {
  subject: ({ inquiry }) => {
    const from = inquiry?.email ?? inquiry?.phone
    return from ? `Inquiry from ${from}` : 'Somebody is interested in your listing'
  },
  body: ({ supplier, inquiry: typed, sentOn, forOwner, isRecorded }, publicUrl) => {
    const { message, email, phone } = typed ?? NOTHING
    return (
      <Layout
        heading="Inquiry"
        title={`Somebody would like to hear from ${supplier.businessName}`}
        preview={message ?? 'A visitor of your profile pressed Contact Supplier.'}
        action={actionOf(typed, supplier, publicUrl)}
        foot={<ReasonForSupplier supplier={supplier} publicUrl={publicUrl} />}
      >
        <PassOnNote supplier={supplier} forOwner={forOwner} />
        {typed ? <Paragraph>{howToAnswer({ email, phone }, isRecorded)}</Paragraph> : <LeftOut sentOn={sentOn} where="in your dashboard" />}
        <InquiryDetails message={message} email={email} phone={phone} />
        <ClaimLine supplier={supplier} forOwner={forOwner} publicUrl={publicUrl} />
      </Layout>
    )
  },
}

const NOTHING: Inquiry = { message: null, email: null, phone: null }

/** Returns the button: to whoever asks, to where it can be read if it was left out, or to the listing. */
function actionOf(inquiry: Inquiry | null, { id, businessName }: Receiver, publicUrl: string) {
  if (inquiry === null) return { label: 'Open your dashboard', href: publicUrl + dashboardPath({ tab: 'quotes' }) }
  return wayTo(inquiry, businessName) ?? { label: 'View your listing', href: publicUrl + supplierPath(id) }
}

/** Everything that the visitor entered. */
export const InquiryDetails = ({ message, email, phone }: Inquiry) => (
  <Details
    rows={[
      ['Message', message],
      ['Email', email && <EmailLink key="email" address={email} />],
      ['Phone', phone ? <PhoneLink key="phone" number={phone} /> : null],
    ]}
  />
)

type InquiryContact = Pick<Inquiry, 'email' | 'phone'>

function wayTo({ email, phone }: InquiryContact, businessName: string) {
  if (email) return { label: `Reply to ${email}`, href: mailto(email, `Your inquiry to ${businessName}`) }
  return phone ? { label: `Call ${phone}`, href: telHref(phone) } : undefined
}

function howToAnswer({ email, phone }: InquiryContact, isRecorded = false): string {
  const record = isRecorded ? ', and stands in your inbox as answered' : ''
  if (email) return `Reply to this email: your answer goes straight to the visitor${record}.${phone ? ' Or call them.' : ''}`
  return phone ? 'The visitor left a phone number and no email address, so please call: a reply to this email does not reach them.' : NO_WAY
}

const NO_WAY =
  'A visitor of your profile pressed Contact Supplier and left neither an email address nor a phone number, so there is nobody to answer. They have your phone number and email from your listing: please check that both are right.'
