import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { sendEnquiry, type ConsultationKind } from '#contract/site/consultations.ts'
import type { TypedConsultation } from './typed-consultation.ts'

export type ConsultationForm = UseFormReturn<CallerInput<typeof sendEnquiry>, unknown, Input<typeof sendEnquiry>>

/** The name of what is typed until it is sent. */
export const consultationDraft = (kind: ConsultationKind) => `enquiry-${kind}`

const BLANK = { name: '', email: '', phone: '', message: '' }

/** Returns the form of an enquiry, with what was typed when it was closed before, or with the address of the account. */
export const useConsultationForm = (kind: ConsultationKind, typed: TypedConsultation | undefined, email = ''): ConsultationForm =>
  useForm({
    resolver: standardSchemaResolver<CallerInput<typeof sendEnquiry>, unknown, Input<typeof sendEnquiry>>(sendEnquiry.body),
    defaultValues: { ...BLANK, email, ...typed, kind },
  })
