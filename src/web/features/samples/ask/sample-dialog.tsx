import type { RequestOf } from '#contract/api.ts'
import { samplePath } from '#web/addresses/sample-path.ts'
import { textIn, useSampleForm, type Problems } from '#web/features/samples/use-sample-form.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { useHistorySteps } from '#web/navigation/use-history-steps.ts'
import { PRIVACY } from '#web/paths.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'

type Asked = RequestOf<'POST /api/suppliers/:id/samples'>
type SampleDialogProps = {
  supplier: { id: number; businessName: string }
  product?: { id: string; title: string } | undefined
  /** What is known of the buyer before anything is typed. */
  known: { businessName?: string; contactEmail?: string; contactPhone?: string; deliveryLocation?: string | null }
  onClose: () => void
  onSent: (values: Asked) => void
}

const FORM = 'sample-request'

/** The dialog that asks a supplier for a sample. After a failure the form stays as it is, with the reason. */
export function SampleDialog({ supplier: { id, businessName }, product, known, onClose, onSent }: SampleDialogProps) {
  const history = useHistorySteps(onClose)
  const name = `sample-${id}`
  const { form, submit, problems, problem, isPending } = useSampleForm('POST /api/suppliers/:id/samples', {
    name,
    success: (sample) => ({
      title: 'Sample requested',
      description: `${businessName} says whether it sends one, and you get an email.`,
      tone: 'success',
      action: { label: 'See your sample', onAct: () => navigate(samplePath(sample.id, sample.key)) },
    }),
    inputOf: (values): Asked => ({
      id: String(id),
      item: textIn(values, 'item'),
      // In other words it is something else.
      productId: product && textIn(values, 'item') === product.title ? product.id : null,
      businessName: textIn(values, 'businessName'),
      contactEmail: textIn(values, 'contactEmail'),
      contactPhone: textIn(values, 'contactPhone'),
      deliveryLocation: textIn(values, 'deliveryLocation'),
      note: textIn(values, 'note'),
    }),
    onSent: (_, values) => history.close(() => onSent(values)),
  })
  return (
    <Dialog
      open
      onOpenChange={() => history.close()}
      title="Request Sample"
      description={`${businessName} sends you something to try.`}
      problem={problem}
      footer={
        <Button type="submit" form={FORM} icon="paper-plane-right" busy={isPending} busyLabel="Sending...">
          Request Sample
        </Button>
      }
    >
      <form id={FORM} ref={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextDraft name={name} />
          <SampleFields problems={problems} known={{ ...known, item: product?.title }} />
          <SmallPrint>
            {`${businessName} gets what you enter. `}
            <TextLink href={PRIVACY}>Privacy</TextLink>
          </SmallPrint>
        </Stack>
      </form>
    </Dialog>
  )
}

type SampleFieldsProps = { problems: Problems; known: SampleDialogProps['known'] & { item?: string | undefined } }

const SampleFields = ({ problems, known }: SampleFieldsProps) => (
  <>
    <Field label="What would you like to try?" error={problems.item} required>
      <TextInput name="item" defaultValue={known.item} maxLength={200} autoComplete="off" />
    </Field>
    <Field label="Business name" error={problems.businessName} required>
      <TextInput name="businessName" defaultValue={known.businessName} maxLength={200} autoComplete="organization" />
    </Field>
    <Field label="Email" error={problems.contactEmail} required>
      <TextInput name="contactEmail" type="email" defaultValue={known.contactEmail} maxLength={254} autoComplete="email" />
    </Field>
    <Field label="Phone" error={problems.contactPhone} optional>
      <TextInput name="contactPhone" type="tel" defaultValue={known.contactPhone} maxLength={60} autoComplete="tel" />
    </Field>
    <Field label="Where is it to go?" help="Street, suburb and postcode." error={problems.deliveryLocation} required>
      <TextInput name="deliveryLocation" defaultValue={known.deliveryLocation ?? ''} maxLength={300} autoComplete="address-line1" />
    </Field>
    <Field label="Note" error={problems.note} optional>
      <TextArea name="note" rows={3} maxLength={2000} />
    </Field>
  </>
)
