import { useState } from 'react'
import type { Venue } from '#contract/suppliers/suppliers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import type { VenueWords } from './use-venues.ts'
import { VenueFields } from './venue-fields.tsx'
import { useVenueForm } from './venue-form.ts'

const FORM = 'change-venue'

type VenueDialogProps = {
  venue: Venue
  /** Returns whether it was saved; after a failure the typed values stay. */
  onSave: (id: string, words: VenueWords) => Promise<boolean>
  /** Why it was not saved. */
  problem: string | undefined
  onClose: () => void
}

/** The dialog that changes a venue. */
export function VenueDialog({ venue, onSave, problem, onClose }: VenueDialogProps) {
  const form = useVenueForm(venue)
  const [isUploading, setUploading] = useState(false)
  const draft = `venue-${venue.id}`
  const submit = form.handleSubmit(async (words) => {
    if (!(await onSave(venue.id, words))) return
    forgetText(draft)
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Edit ${venue.venueName}`}
      problem={problem}
      footer={
        <Button type="submit" form={FORM} disabled={isUploading} busy={form.formState.isSubmitting} busyLabel="Saving...">
          Save venue
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <TextDraft name={draft} />
        <Stack gap={4}>
          <VenueFields form={form} onUploading={setUploading} />
        </Stack>
      </form>
    </Dialog>
  )
}
