import { renderToStaticMarkup } from 'react-dom/server'
import type { EmailFrame } from '#contract/emails/email-frame.ts'
import type { EmailMessage, EmailKind, RenderedEmail, StopLink } from '#contract/emails/emails.ts'
import { bulkQuoteRequestCopy } from './quotes/bulk-quote-request-copy.tsx'
import { bulkQuoteRequest } from './quotes/bulk-quote-request.tsx'
import { claimDecided } from './accounts/claim-decided.tsx'
import { evidenceExpiring } from './listings/evidence-expiring.tsx'
import { documentAsked } from './listings/document-asked.tsx'
import { sealGiven } from './listings/seal-given.tsx'
import { listingMerged } from './listings/listing-merged.tsx'
import { listingSuspension } from './listings/listing-suspension.tsx'
import { claimLink } from './accounts/claim-link.tsx'
import { claimToOwner } from './accounts/claim-to-owner.tsx'
import { confirmEmail } from './accounts/confirm-email.tsx'
import { digest } from './owner/digest.tsx'
import { ChangedTexts } from './layout/frame-texts.tsx'
import { consultationCopy } from './owner/consultation-copy.tsx'
import { consultation } from './owner/consultation.tsx'
import { groupNews } from './groups/group-news.tsx'
import { groupOrder } from './groups/group-order.tsx'
import { registerExpiries } from './venue/register-expiries.tsx'
import { inquiryCopy } from './listings/inquiry-copy.tsx'
import { inquiry } from './listings/inquiry.tsx'
import { memberInvitation } from './accounts/member-invitation.tsx'
import { newsletterConfirm } from './owner/newsletter-confirm.tsx'
import { newsletterIssue } from './owner/newsletter-issue.tsx'
import { newsletterWelcome } from './owner/newsletter-welcome.tsx'
import { ownerDigest } from './owner/owner-digest.tsx'
import { paymentDisputed } from './billing/payment-disputed.tsx'
import { plainTextOf } from './layout/plain-text.ts'
import { quoteAccepted } from './quotes/quote-accepted.tsx'
import { quoteReminder } from './quotes/quote-reminder.tsx'
import { quoteRequestCopy } from './quotes/quote-request-copy.tsx'
import { quoteRequest } from './quotes/quote-request.tsx'
import { quoteStep } from './quotes/quote-step.tsx'
import { resetPassword } from './accounts/reset-password.tsx'
import { reviewAnswered } from './reviews/review-answered.tsx'
import { reviewDecided } from './reviews/review-decided.tsx'
import { reviewInvitation } from './reviews/review-invitation.tsx'
import { reviewToOwner } from './reviews/review-to-owner.tsx'
import { reviewWritten } from './reviews/review-written.tsx'
import { sampleRequest, sampleRequestCopy } from './samples/sample-request.tsx'
import { sampleReminder, sampleStep } from './samples/sample-step.tsx'
import { searchAlert } from './listings/search-alert.tsx'
import { securityNotice } from './accounts/security-notice.tsx'
import { Sender } from './layout/sender-lines.tsx'
import { originChange } from './quotes/origin-change.tsx'
import { priceChange } from './quotes/price-change.tsx'
import { pricesToConfirm } from './listings/prices-to-confirm.tsx'
import { publicHoliday } from './venue/public-holiday.tsx'
import { TakesReplies } from './layout/takes-replies.ts'
import { Subject } from './layout/subject.ts'
import { socialAccess } from './accounts/social-access.tsx'
import { PAPER_WIDTH } from './layout/email-styles.ts'
import { withOutlookTable } from './layout/elements.tsx'
import { Stop } from './layout/stop-link.tsx'
import { subscriptionNotice } from './billing/subscription-notice.tsx'
import { supplierLeft } from './listings/supplier-left.tsx'
import { supportRequestCopy } from './owner/support-request-copy.tsx'
import { supportRequest } from './owner/support-request.tsx'
import type { Template } from './layout/template.ts'
import { testEmail } from './owner/test-email.tsx'
import { buyerWelcome, supplierWelcome } from './accounts/welcome.tsx'
import { weeklyFigures } from './listings/weekly-figures.tsx'

const templates: { [Kind in EmailKind]: Template<Kind> } = {
  'quote-request': quoteRequest,
  'quote-request-copy': quoteRequestCopy,
  'bulk-quote-request': bulkQuoteRequest,
  'bulk-quote-request-copy': bulkQuoteRequestCopy,
  'quote-step': quoteStep,
  'quote-accepted': quoteAccepted,
  'price-change': priceChange,
  'sample-request': sampleRequest,
  'sample-request-copy': sampleRequestCopy,
  'sample-step': sampleStep,
  'sample-reminder': sampleReminder,
  'origin-change': originChange,
  'public-holiday': publicHoliday,
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
  'supplier-welcome': supplierWelcome,
  'buyer-welcome': buyerWelcome,
  'reset-password': resetPassword,
  'security-notice': securityNotice,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-issue': newsletterIssue,
  'search-alert': searchAlert,
  'subscription-notice': subscriptionNotice,
  'support-request': supportRequest,
  'support-request-copy': supportRequestCopy,
  enquiry: consultation,
  'enquiry-copy': consultationCopy,
  'weekly-figures': weeklyFigures,
  'payment-disputed': paymentDisputed,
  'group-news': groupNews,
  'group-order': groupOrder,
  'register-expiries': registerExpiries,
  'claim-link': claimLink,
  'member-invitation': memberInvitation,
  'claim-to-owner': claimToOwner,
  'claim-decided': claimDecided,
  test: testEmail,
  'listing-merged': listingMerged,
  'listing-suspension': listingSuspension,
  'seal-given': sealGiven,
  'document-asked': documentAsked,
  'evidence-expiring': evidenceExpiring,
  'prices-to-confirm': pricesToConfirm,
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
  { operator: siteOwner, texts, takesReplies = false }: EmailFrame = UNNAMED,
): Promise<RenderedEmail> {
  // TypeScript does not relate the kind of a template to that of the facts.
  const template = templates[kind] as Template<typeof kind>
  const subject = oneLine(template.subject(facts))
  const page = renderToStaticMarkup(
    <ChangedTexts value={texts}>
      <Sender value={siteOwner}>
        <Stop value={stop}>
          <TakesReplies value={takesReplies}>
            <Subject value={subject}>{template.body(facts, publicUrl)}</Subject>
          </TakesReplies>
        </Stop>
      </Sender>
    </ChangedTexts>,
  )
  const html = DOCTYPE + withOutlookTable(page, PAPER_WIDTH)
  return { subject, html, text: plainTextOf(html) }
}

/** Replaces line breaks, which names may contain and a subject must not. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
