import type { EmailFacts } from '#contract/emails/emails.ts'
import type { Receiver } from '#contract/quotes/quote-emails.ts'
import { BRAND } from '#contract/options.ts'
import { claimPath, dashboardPath, quotePath, supplierPath } from '#web/paths.ts'
import { useTakesReplies } from '#web/emails/layout/takes-replies.ts'
import { EmailLink, Paragraph, PhoneLink, TextLink } from '#web/emails/layout/details.tsx'

/** The note at the top of an email that goes to the owner, because the listing has no email address (docs/behaviour/emails.md, Emails). */
export function PassOnNote({ supplier, forOwner }: Pick<EmailFacts['inquiry'], 'supplier' | 'forOwner'>) {
  if (!forOwner) return null
  const { businessName, phone, email } = supplier
  const why = email === null ? 'has no email address on its listing' : 'has not claimed its listing and wants no emails about it'
  return (
    <Paragraph>
      <strong>Please pass this on.</strong> {businessName} {why}, so this came to you
      {phone && (
        <>
          . Their phone number is <PhoneLink number={phone} />
        </>
      )}
      .
    </Paragraph>
  )
}

/** The ways to answer: with prices that can be compared, or `byReply` to the email. `byLink` is whether the first takes no account. */
export function HowToAnswer({ byLink, byReply }: { byLink: boolean; byReply: boolean }) {
  const takesReplies = useTakesReplies()
  const words = takesReplies ? REPLY_COMES_IN : byReply && REPLY_GOES_ON
  return (
    <Paragraph>
      {byLink
        ? 'Answer with prices on the page that the button opens; it takes no account, and the buyer compares and accepts them there.'
        : 'Answer with prices in your dashboard: the buyer compares and accepts them there.'}
      {words && ` ${words}`}
    </Paragraph>
  )
}

const REPLY_COMES_IN =
  'Or reply to this email: your words stand with the request, the buyer gets them at once, and they count as your answer. Files do not come through.'
const REPLY_GOES_ON =
  'Or reply to this email: your words go straight to the buyer. Then press “Answered by email or phone” on the request, so that it counts as answered.'

type RequestForSupplier = Pick<EmailFacts['quote-request'], 'requestId' | 'token' | 'forOwner'>

/** Returns the path of a request: the dashboard's for an account; a page of its own for the owner, or with the key of a listing without an account. */
export const supplierRequestPath = ({ requestId, token, forOwner }: RequestForSupplier) =>
  forOwner ? quotePath(requestId) : token ? quotePath(requestId, token) : dashboardPath({ tab: 'quotes', quote: requestId })

/** Returns the button of a request's email. The owner reads the request, but cannot answer it. */
export const requestAction = (facts: RequestForSupplier, label: string, publicUrl: string) => ({
  label: facts.forOwner ? 'Open the request' : label,
  href: publicUrl + supplierRequestPath(facts),
})

type ClaimLineProps = Pick<EmailFacts['inquiry'], 'supplier' | 'forOwner'> & { publicUrl: string }

/** One line that offers the listing to a business that has no account yet. */
export function ClaimLine({ supplier: { id, isClaimed }, forOwner, publicUrl }: ClaimLineProps) {
  if (isClaimed !== false || forOwner) return null
  return (
    <Paragraph>
      This listing has no account yet. <TextLink href={publicUrl + claimPath(id)}>Claim it</TextLink> to keep it up to date and have all of
      its requests in one place.
    </Paragraph>
  )
}

/** The reason at the foot of an email to a supplier. */
export const ReasonForSupplier = ({ supplier, publicUrl }: { supplier: Receiver; publicUrl: string }) => (
  <>
    You receive this because <TextLink href={publicUrl + supplierPath(supplier.id)}>{supplier.businessName}</TextLink> is listed on {BRAND}.
  </>
)

/** The reason at the foot of a copy. The recipient need not be the sender, because anyone can enter any address. */
export const ReasonForCopy = () => (
  <>This is your copy of what was sent with your email address on {BRAND}. If that was not you, please ignore it.</>
)

/** "call them on … or write to …", with what the listing has of the two. Renders nothing when it has neither. */
export function CallOrWrite({ supplier: { phone, email } }: { supplier: Receiver }) {
  if (phone === null && email === null) return null
  return (
    <Paragraph>
      If you need an answer sooner,{' '}
      {phone && (
        <>
          call them on <PhoneLink number={phone} />
        </>
      )}
      {phone && email && ' or '}
      {email && (
        <>
          write to <EmailLink address={email} />
        </>
      )}
      .
    </Paragraph>
  )
}
