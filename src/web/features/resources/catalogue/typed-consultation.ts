import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import type { ConsultationKind, sendEnquiry } from '#contract/site/consultations.ts'

/** What somebody has typed and not sent. */
export type TypedConsultation = CallerInput<typeof sendEnquiry>

export type ConsultationDialogProps = {
  kind: ConsultationKind
  /** What was typed when the dialog was closed before. */
  typed: TypedConsultation | undefined
  onClose: (typed: TypedConsultation) => void
  /** Called after the enquiry was sent; a copy goes to this address. */
  onSent: (email: string) => void
}
