import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { SEATING_CAPACITIES, TIMELINES, URGENCIES, VENUE_TYPES } from '#contract/quotes/venue-options.ts'
import type { OptionalQuestion } from '#contract/quotes/optional-questions.ts'
import type { requestQuote } from '#contract/quotes/quotes.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { ChoiceField } from './choice-field.tsx'
import { HintList } from '#web/features/quotes/hints/hint-list.tsx'
import { hintsFor } from '#web/features/quotes/hints/hints-for.ts'
import type { QuoteForm, QuoteSupplier } from './quote-form.ts'
import { RequestParts } from './request-parts.tsx'
import { answerNames, SupplierFields } from './supplier-fields.tsx'
import type { SupplierForm } from './supplier-form.ts'
import type { Parts } from './use-parts.ts'
import type { FilledFrom } from '#web/features/quotes/hints/use-inferred-fields.ts'

type Name = FieldPath<CallerInput<typeof requestQuote>>

/** The names of the fields of each part, in the order of the page. */
export const fieldsOfParts = (supplierForm: SupplierForm): Name[][] => [
  ['requirements', ...answerNames(supplierForm, 'what'), 'quantity'],
  ['deliveryLocation', ...answerNames(supplierForm, 'when'), 'timeline', 'urgency', 'specialRequirements'],
  ['businessName', 'contactEmail', 'contactPhone', 'venueType', 'seatingCapacity'],
]

type QuotePartsProps = {
  form: QuoteForm
  supplier: Pick<QuoteSupplier, 'businessName' | 'category' | 'tags'>
  supplierForm: SupplierForm
  filledFrom?: FilledFrom
  /** Without it all parts are shown. */
  shown?: Parts
  /** Stands below the details of who asks. */
  children?: ReactNode
}

/** What one supplier is asked, in three parts: also the preview of the supplier's own form. */
export const QuoteParts = ({ form, supplier, supplierForm, filledFrom = {}, shown, children }: QuotePartsProps) => {
  const props = { form, supplier, supplierForm, filledFrom, isAlone: shown?.isStepped === true }
  return (
    <RequestParts
      shown={shown}
      parts={[
        { title: 'What you need', content: <WhatFields {...props} /> },
        { title: 'Where and when', content: <WhenFields {...props} /> },
        {
          title: 'Who is asking',
          content: (
            <>
              <WhoFields form={form} supplierForm={supplierForm} />
              {children}
            </>
          ),
        },
      ]}
    />
  )
}

type FieldsProps = Pick<QuotePartsProps, 'form' | 'supplier' | 'supplierForm'> & {
  filledFrom: FilledFrom
  /** Whether the part is the only one in view. */
  isAlone: boolean
}

/** Whether the dialog has one of its own fields, which the supplier's form may replace or leave out. */
const has = ({ hidden }: SupplierForm, name: OptionalQuestion) => !hidden.includes(name)
/** How many of these fields a part shows. */
const countOf = (form: SupplierForm, ...names: OptionalQuestion[]) => names.filter((name) => has(form, name)).length
const filledHelp = (label: string | undefined) => label && `From “${label}”`

/** The supplier's questions come before the quantity, which is filled from their answers. */
function WhatFields({ form, supplier, supplierForm, filledFrom, isAlone }: FieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  const hints = hintsFor(supplier)
  return (
    <>
      <HintList hints={hints} />
      <Field label="Requirements" required error={errors.requirements?.message}>
        <TextArea {...register('requirements')} rows={3} placeholder={hints.requirements} />
      </Field>
      <SupplierFields
        form={form}
        supplierForm={supplierForm}
        businessName={supplier.businessName}
        part="what"
        beside={isAlone ? 1 + countOf(supplierForm, 'quantity') : undefined}
      />
      {has(supplierForm, 'quantity') && (
        <Field label="Quantity" optional error={errors.quantity?.message} help={filledHelp(filledFrom.quantity)}>
          <TextInput {...register('quantity')} placeholder={hints.quantity} />
        </Field>
      )}
    </>
  )
}

function WhenFields({ form, supplier, supplierForm, filledFrom, isAlone }: FieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      {has(supplierForm, 'deliveryLocation') && (
        <Field label="Delivery location" optional error={errors.deliveryLocation?.message}>
          <TextInput {...register('deliveryLocation')} placeholder="Street, suburb or postcode" autoComplete="address-line1" />
        </Field>
      )}
      <SupplierFields
        form={form}
        supplierForm={supplierForm}
        businessName={supplier.businessName}
        part="when"
        beside={isAlone ? countOf(supplierForm, 'deliveryLocation', 'timeline', 'urgency', 'specialRequirements') : undefined}
      />
      {countOf(supplierForm, 'timeline', 'urgency') > 0 && (
        <Grid min={190} most={2} gap={3}>
          {has(supplierForm, 'timeline') && (
            <ChoiceField form={form} name="timeline" label="Timeline" options={TIMELINES} help={filledHelp(filledFrom.timeline)} />
          )}
          {has(supplierForm, 'urgency') && (
            <ChoiceField form={form} name="urgency" label="Urgency" options={URGENCIES} help={filledHelp(filledFrom.urgency)} />
          )}
        </Grid>
      )}
      {has(supplierForm, 'specialRequirements') && (
        <Field label="Special requirements" optional error={errors.specialRequirements?.message}>
          <TextArea {...register('specialRequirements')} rows={2} placeholder="Certificates, delivery hours, packaging to take back" />
        </Field>
      )}
    </>
  )
}

function WhoFields({ form, supplierForm }: Pick<FieldsProps, 'form' | 'supplierForm'>) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label="Business name" required error={errors.businessName?.message}>
        <TextInput {...register('businessName')} autoComplete="organization" />
      </Field>
      <Field label="Email" required error={errors.contactEmail?.message}>
        <TextInput {...register('contactEmail')} type="email" autoComplete="email" />
      </Field>
      <Field label="Phone" optional error={errors.contactPhone?.message}>
        <TextInput {...register('contactPhone')} type="tel" autoComplete="tel" placeholder="+61 4 9157 0006" />
      </Field>
      {countOf(supplierForm, 'venueType', 'seatingCapacity') > 0 && (
        <Grid min={150} most={2} gap={3}>
          {has(supplierForm, 'venueType') && <ChoiceField form={form} name="venueType" label="Venue type" options={VENUE_TYPES} />}
          {has(supplierForm, 'seatingCapacity') && (
            <ChoiceField form={form} name="seatingCapacity" label="Seating capacity" options={SEATING_CAPACITIES} />
          )}
        </Grid>
      )}
    </>
  )
}
