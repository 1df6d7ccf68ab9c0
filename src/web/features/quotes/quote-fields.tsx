import { SEATING_CAPACITIES, TIMELINES, URGENCIES, VENUE_TYPES } from '#contract/options.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { ChoiceField } from './choice-field.tsx'
import { HintList } from './hint-list.tsx'
import type { QuoteForm } from './quote-form.ts'
import type { QuoteHints } from './quote-hints.ts'
import { SupplierFields } from './supplier-fields.tsx'
import type { ReplaceableField, SupplierForm } from './supplier-form.ts'

type QuoteFieldsProps = { form: QuoteForm; hints: QuoteHints; supplierForm: SupplierForm; businessName: string }

/** The fields of the quote dialog. They register in the order of the page, because the first invalid one receives the focus. */
export const QuoteFields = ({ form, hints, supplierForm, businessName }: QuoteFieldsProps) => (
  <>
    <RequesterFields form={form} />
    <HintList hints={hints} />
    <RequestFields form={form} hints={hints} replaced={supplierForm.replaced} />
    <SupplierFields form={form} supplierForm={supplierForm} businessName={businessName} />
    <VenueFields form={form} />
  </>
)

function RequesterFields({ form: { register, formState } }: { form: QuoteForm }) {
  const { errors } = formState
  return (
    <>
      <Field label="Business name" required error={errors.businessName?.message}>
        <TextInput {...register('businessName')} autoComplete="organization" />
      </Field>
      <Grid min={240} most={2} gap={4}>
        <Field label="Email" required error={errors.contactEmail?.message}>
          <TextInput {...register('contactEmail')} type="email" autoComplete="email" />
        </Field>
        <Field label="Phone" optional error={errors.contactPhone?.message}>
          <TextInput {...register('contactPhone')} type="tel" autoComplete="tel" placeholder="+61 4 9157 0006" />
        </Field>
      </Grid>
    </>
  )
}

type RequestFieldsProps = Pick<QuoteFieldsProps, 'form' | 'hints'> & { replaced: readonly ReplaceableField[] }

/** The fields of the request, without those that the supplier's own form replaces. */
function RequestFields({ form, hints, replaced }: RequestFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  const has = (name: ReplaceableField) => !replaced.includes(name)
  return (
    <>
      <Field label="Requirements" required error={errors.requirements?.message}>
        <TextArea {...register('requirements')} rows={4} placeholder={hints.requirements} />
      </Field>
      <Grid min={240} most={2} gap={4}>
        {has('timeline') && <ChoiceField form={form} name="timeline" label="Timeline" options={TIMELINES} />}
        {has('quantity') && (
          <Field label="Quantity" optional error={errors.quantity?.message}>
            <TextInput {...register('quantity')} placeholder={hints.quantity} />
          </Field>
        )}
        {has('deliveryLocation') && (
          <Field label="Delivery location" optional error={errors.deliveryLocation?.message}>
            <TextInput {...register('deliveryLocation')} placeholder="Street, suburb or postcode" autoComplete="street-address" />
          </Field>
        )}
        <ChoiceField form={form} name="urgency" label="Urgency" options={URGENCIES} />
      </Grid>
      {has('specialRequirements') && (
        <Field label="Special requirements" optional error={errors.specialRequirements?.message}>
          <TextArea {...register('specialRequirements')} rows={2} placeholder="Certificates, delivery hours, packaging to take back" />
        </Field>
      )}
    </>
  )
}

const VenueFields = ({ form }: { form: QuoteForm }) => (
  <Grid min={240} most={2} gap={4}>
    <ChoiceField form={form} name="venueType" label="Venue type" options={VENUE_TYPES} />
    <ChoiceField form={form} name="seatingCapacity" label="Seating capacity" options={SEATING_CAPACITIES} />
  </Grid>
)
