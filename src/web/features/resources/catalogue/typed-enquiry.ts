import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import type { EnquiryKind, sendEnquiry } from '#contract/site/enquiries.ts'

/** What somebody has typed and not sent. */
export type TypedEnquiry = CallerInput<typeof sendEnquiry>

export type EnquiryDialogProps = {
  kind: EnquiryKind
  /** What was typed when the dialog was closed before. */
  typed: TypedEnquiry | undefined
  onClose: (typed: TypedEnquiry) => void
  /** Called after the enquiry was sent; a copy goes to this address. */
  onSent: (email: string) => void
}
