import { useState } from 'react'
import { MAX_OTHERS, type OtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { CallError } from '#web/api/call-error.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { useDraft } from '#web/features/quotes/ask/use-draft.ts'
import { useRequesterStorage, type RequesterStorage } from '#web/storage/requester-storage.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { OtherLines } from './other-lines.tsx'
import { otherDraft, otherFieldOf, useOtherForm, type OtherForm } from './other-form.ts'
import { otherOf, type OtherValues } from './other-values.ts'
import { SHOWS_OTHERS, useKeptNow, type Others } from './use-others.ts'

const FORM = 'other-prices'
const ADDED: ToastText = { title: 'Prices added', description: 'Only you see them.', tone: 'success' }
const ALL_THERE = `You keep prices of ${MAX_OTHERS} sellers with this request, the most there can be. Please remove one first.`

type OtherDialogProps = {
  others: Others
  /** The prices to change; null adds those of another seller. */
  other: OtherPrices | null
  bulkId: string
  lines: readonly RequestLine[]
}

/** The form of what one seller elsewhere asks for the lines of a request. A draft is stored in this browser until it is saved. */
export function OtherDialog(props: OtherDialogProps) {
  const storage = useRequesterStorage()
  return storage ? <OpenDialog key={storage.requester} {...props} storage={storage} /> : null
}

function OpenDialog({ others, other, bulkId, lines, storage }: OtherDialogProps & { storage: RequesterStorage }) {
  const form = useOtherForm(bulkId, { other, lines, storage })
  const close = () => others.open(null)
  const { save, problem } = useSave(form, { others, other, bulkId, storage, onSaved: close })
  const { errors, isSubmitting } = form.formState
  const isFull = other === null && others.kept.length >= MAX_OTHERS
  return (
    <Dialog
      open
      wide
      onOpenChange={close}
      title={other ? `Change the prices of ${other.name}` : 'Add a price you were given'}
      description="It is compared with the answers. Only you see it."
      problem={isFull ? ALL_THERE : (errors.prices?.root?.message ?? errors.prices?.message ?? problem)}
      footer={
        <Button type="submit" form={FORM} disabled={isFull} busy={isSubmitting} busyLabel="Saving...">
          Save prices
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={4}>
          <Seller form={form} />
          <OtherLines form={form} lines={lines} />
        </Stack>
      </form>
    </Dialog>
  )
}

const Seller = ({ form: { register, formState } }: { form: OtherForm }) => (
  <>
    <Field label="Who gave it to you" required error={formState.errors.name?.message}>
      <TextInput {...register('name')} maxLength={200} autoComplete="off" />
    </Field>
    <Field label="Delivery, $" optional help="Without GST. Left blank, there is no fee." error={formState.errors.deliveryCents?.message}>
      <TextInput {...register('deliveryCents')} inputMode="decimal" placeholder="15.00" autoComplete="off" />
    </Field>
  </>
)

const isStale = (error: unknown) => error instanceof CallError && error.problem?.code === 'stale'

type SaveOptions = Pick<OtherDialogProps, 'others' | 'other' | 'bulkId'> & { storage: RequesterStorage; onSaved: () => void }

function useSave(form: OtherForm, { others, other, bulkId, storage, onSaved }: SaveOptions) {
  const forgetDraft = useDraft(form, { storage, name: otherDraft(bulkId, other) })
  const keptNow = useKeptNow(bulkId)
  const [read, setRead] = useState({ kept: others.kept, version: others.version })
  const { send, problem } = useWrite('PUT /api/quotes/bulk/:id/other-prices', {
    invalidates: SHOWS_OTHERS,
    ifMatch: `"${read.version}"`,
    ...(other === null && { success: ADDED }),
    failure: (error, input) => {
      const at = other ? input.others.findIndex(({ id }) => id === other.id) : input.others.length - 1
      return showFieldErrors(form, error, (path) => otherFieldOf(path, form.getValues(), at)) ? undefined : failureToast(error)
    },
    // Saved again, it is joined with what another tab has saved, which then stands on the page.
    onError: async (error) => {
      if (!isStale(error)) return
      const now = await keptNow()
      if (now) setRead({ kept: now.others, version: now.version })
    },
  })
  const save = form.handleSubmit(async (values: OtherValues) => {
    const changed = otherOf(values, other?.id ?? null)
    const isThere = read.kept.some(({ id }) => id === other?.id)
    const all = isThere ? read.kept.map((one) => (one.id === other?.id ? changed : one)) : [...read.kept, changed]
    if (!(await send({ id: bulkId, others: all }))) return
    forgetDraft()
    if (other) others.noteChanged(other)
    onSaved()
  })
  return { save, problem }
}
