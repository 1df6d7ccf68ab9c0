import type { EmailAudience, Receiver, Typed } from '#contract/quotes/quote-emails.ts'
import type { SampleState, SampleStepName } from './sample-states.ts'

/** What every email about a sample says. `token` is the key of its link, encrypted; null where the reader has an account, or is the owner. */
type SampleMatter = EmailAudience & {
  sampleId: string
  token: string | null
  supplier: Receiver
  item: Typed<string>
  buyer: Typed<string>
}
type Asked = Typed<{
  businessName: string
  contactEmail: string
  contactPhone: string | null
  deliveryLocation: string
  note: string | null
}>
type Request = SampleMatter & { request: Asked; sentOn?: string }

export type SampleRequestEmail = Request
export type SampleRequestCopy = Request
/** `note` is the reason of a decline. */
export type SampleStepEmail = SampleMatter & { step: SampleStepName; note: Typed<string> }
export type SampleReminder = SampleMatter & { status: SampleState }
