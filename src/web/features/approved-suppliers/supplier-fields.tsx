import type { ComponentProps, ReactElement } from 'react'
import type { ApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type SupplierFieldsProps = { errors: Record<string, string>; supplier: ApprovedSupplier | undefined }

/** Takes what a register says of a supplier; name and ABN are asked only of one that is not from the marketplace. */
export function SupplierFields({ errors, supplier }: SupplierFieldsProps) {
  const field = (name: string, label: string, control: ReactElement, more: Partial<ComponentProps<typeof Field>> = { optional: true }) => (
    <Field label={label} {...more} {...(errors[name] && { error: errors[name] })}>
      {control}
    </Field>
  )
  const { abn = null, phone, email, address, supplies, approvedOn, approvedBy, notes } = supplier ?? {}
  return (
    <Stack gap={4} align="stretch">
      {supplier?.isTyped !== false && (
        <Grid min={200} most={2} gap={4}>
          {field(
            'businessName',
            'Name',
            <TextInput name="businessName" maxLength={200} defaultValue={supplier?.businessName ?? ''} autoComplete="off" />,
            { required: true },
          )}
          {field('abn', 'ABN', <TextInput name="abn" maxLength={60} inputMode="numeric" defaultValue={abn ? abnInWords(abn) : ''} />)}
        </Grid>
      )}
      {field('supplies', 'What it supplies', <TextInput name="supplies" maxLength={500} defaultValue={supplies ?? ''} />)}
      <Grid min={200} most={2} gap={4}>
        {field('phone', 'Phone', <TextInput name="phone" type="tel" maxLength={60} defaultValue={phone ?? ''} autoComplete="off" />)}
        {field('email', 'Email', <TextInput name="email" type="email" maxLength={254} defaultValue={email ?? ''} autoComplete="off" />)}
      </Grid>
      {field('address', 'Address', <TextInput name="address" maxLength={300} defaultValue={address ?? ''} autoComplete="off" />)}
      <Grid min={200} most={2} gap={4}>
        {field('approvedOn', 'Approved on', <DateInput name="approvedOn" type="date" defaultValue={approvedOn ?? ''} />)}
        {field('approvedBy', 'Approved by', <TextInput name="approvedBy" maxLength={200} defaultValue={approvedBy ?? ''} />)}
      </Grid>
      {field('notes', 'Notes', <TextArea name="notes" rows={3} maxLength={1000} defaultValue={notes ?? ''} />)}
    </Stack>
  )
}
