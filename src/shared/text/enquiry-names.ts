import type { EnquiryKind } from '#contract/site/enquiries.ts'

/** What an enquiry is about, as pages and emails name it. */
export const ENQUIRY_NAMES: Record<EnquiryKind, string> = { consultation: 'Consultation', 'supplier-success': 'Supplier success' }
