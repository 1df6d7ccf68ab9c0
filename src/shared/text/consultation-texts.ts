import type { ConsultationKind } from '#contract/site/consultations.ts'

/** What an enquiry is about, as pages and emails name it. */
export const CONSULTATION_TEXTS: Record<ConsultationKind, string> = { consultation: 'Consultation', 'supplier-success': 'Supplier success' }
