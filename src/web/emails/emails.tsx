import { renderToStaticMarkup } from 'react-dom/server'
import type { EmailFrame } from '#contract/email-frame.ts'
import type { EmailMessage, EmailKind, RenderedEmail, StopLink } from '#contract/emails.ts'
import { bulkQuoteRequestCopy } from './bulk-quote-request-copy.tsx'
import { bulkQuoteRequest } from './bulk-quote-request.tsx'
import { claimDecided } from './claim-decided.tsx'
import { evidenceExpiring } from './evidence-expiring.tsx'
import { listingMerged } from './listing-merged.tsx'
import { listingSuspension } from './listing-suspension.tsx'
import { claimLink } from './claim-link.tsx'
import { claimToOwner } from './claim-to-owner.tsx'
import { confirmEmail } from './confirm-email.tsx'
import { digest } from './digest.tsx'
import { ChangedTexts } from './frame-texts.tsx'
import { enquiryCopy } from './enquiry-copy.tsx'
import { enquiry } from './enquiry.tsx'
import { inquiryCopy } from './inquiry-copy.tsx'
import { inquiry } from './inquiry.tsx'
import { memberInvitation } from './member-invitation.tsx'
import { newsletterConfirm } from './newsletter-confirm.tsx'
import { newsletterIssue } from './newsletter-issue.tsx'
import { newsletterWelcome } from './newsletter-welcome.tsx'
import { ownerDigest } from './owner-digest.tsx'
import { paymentDisputed } from './payment-disputed.tsx'
import { plainTextOf } from './plain-text.ts'
import { quoteAccepted } from './quote-accepted.tsx'
import { quoteReminder } from './quote-reminder.tsx'
import { quoteRequestCopy } from './quote-request-copy.tsx'
import { quoteRequest } from './quote-request.tsx'
import { quoteStep } from './quote-step.tsx'
import { resetPassword } from './reset-password.tsx'
import { reviewAnswered } from './review-answered.tsx'
import { reviewDecided } from './review-decided.tsx'
import { reviewInvitation } from './review-invitation.tsx'
import { reviewToOwner } from './review-to-owner.tsx'
import { reviewWritten } from './review-written.tsx'
import { searchAlert } from './search-alert.tsx'
import { securityNotice } from './security-notice.tsx'
import { Sender } from './sender-lines.tsx'
import { Subject } from './subject.ts'
import { socialAccess } from './social-access.tsx'
import { PAPER_WIDTH } from './email-styles.ts'
import { withOutlookTable } from './elements.tsx'
import { Stop } from './stop-link.tsx'
import { subscriptionNotice } from './subscription-notice.tsx'
import { supplierLeft } from './supplier-left.tsx'
import { supportRequestCopy } from './support-request-copy.tsx'
import { supportRequest } from './support-request.tsx'
import type { Template } from './template.ts'
import { testEmail } from './test-email.tsx'
import { weeklyFigures } from './weekly-figures.tsx'

const templates: { [Kind in EmailKind]: Template<Kind> } = {
  'quote-request': quoteRequest,
  'quote-request-copy': quoteRequestCopy,
  'bulk-quote-request': bulkQuoteRequest,
  'bulk-quote-request-copy': bulkQuoteRequestCopy,
  'quote-step': quoteStep,
  'quote-accepted': quoteAccepted,
  'quote-reminder': quoteReminder,
  'supplier-left': supplierLeft,
  'review-invitation': reviewInvitation,
  'review-written': reviewWritten,
  'review-answered': reviewAnswered,
  'review-decided': reviewDecided,
  'review-to-owner': reviewToOwner,
  inquiry,
  'inquiry-copy': inquiryCopy,
  'confirm-email': confirmEmail,
  'reset-password': resetPassword,
  'security-notice': securityNotice,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-issue': newsletterIssue,
  'search-alert': searchAlert,
  'subscription-notice': subscriptionNotice,
  'support-request': supportRequest,
  'support-request-copy': supportRequestCopy,
  enquiry,
  'enquiry-copy': enquiryCopy,
  'weekly-figures': weeklyFigures,
  'payment-disputed': paymentDisputed,
  'claim-link': claimLink,
  'member-invitation': memberInvitation,
  'claim-to-owner': claimToOwner,
  'claim-decided': claimDecided,
  test: testEmail,
  'listing-merged': listingMerged,
  'listing-suspension': listingSuspension,
  'evidence-expiring': evidenceExpiring,
  'social-access': socialAccess,
  digest,
  'owner-digest': ownerDigest,
}

/** Mail programs lay out a table and its text in the way of this type. */
const DOCTYPE = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The frame where nothing is set and nothing changed. */
const UNNAMED: EmailFrame = { operator: { email: null, business: null }, texts: {} }

/** Renders an email from its facts. The text part says the same as the HTML, for mail programs that do not show it. */
export async function renderEmail(
  { kind, facts }: EmailMessage,
  publicUrl: string,
  stop: StopLink | null = null,
  { operator, texts }: EmailFrame = UNNAMED,
): Promise<RenderedEmail> {
  // TypeScript does not relate the kind of a template to that of the facts.
  const template = templates[kind] as Template<typeof kind>
  const subject = oneLine(template.subject(facts))
  const page = renderToStaticMarkup(
    <ChangedTexts value={texts}>
      <Sender value={operator}>
        <Stop value={stop}>
          <Subject value={subject}>{template.body(facts, publicUrl)}</Subject>
        </Stop>
      </Sender>
    </ChangedTexts>,
  )
  const html = DOCTYPE + withOutlookTable(page, PAPER_WIDTH)
  return { subject, html, text: plainTextOf(html) }
}

/** Replaces line breaks, which names may contain and a subject must not. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
