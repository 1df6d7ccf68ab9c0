import { useId, useState } from 'react'
import type { OwnTerm } from '#contract/directory/own-terms.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { knownAs, useSaveWord } from './save-word.ts'
import { WordFields } from './word-fields.tsx'
import { requestOf, useWordForm } from './word-form.ts'

type WordDialogProps = {
  /** A word of the owner's to change, or the text of a new one. */
  of: OwnTerm | string
  onClose: () => void
  /** Called after it is closed by a success, which may have removed what opened it. */
  onSaved: () => void
}

/** Asks what a word stands for. One that searches know already is taken only when the owner says that it goes before that. */
export function WordDialog({ of, onClose, onSaved }: WordDialogProps) {
  const formId = useId()
  const form = useWordForm(of)
  const draft = `word-${typeof of === 'string' ? of : of.id}`
  const { errors } = form.formState
  const [known, setKnown] = useState<string>()
  const word = typeof of === 'string' ? undefined : of
  const { send, isPending, variables, problem } = useSaveWord(word, {
    failure(error) {
      setKnown(knownAs(error))
      return showFieldErrors(form, error, fieldOf) || knownAs(error) ? undefined : failureToast(error)
    },
    onSuccess() {
      forgetText(draft)
      onClose()
      onSaved()
    },
  })
  const isInstead = variables?.instead === true
  const save = (instead: boolean) => form.handleSubmit((entered) => send({ ...requestOf(entered), instead }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={word ? `Change “${word.term}”` : 'Add a word'}
      description="Searches know it at once, in the list of suppliers and in the assistant."
      problem={known ?? (Object.keys(errors).length > 0 ? undefined : problem)}
      footer={
        <>
          {known && (
            <Button variant="outline" busy={isPending && isInstead} busyLabel="Saving..." disabled={isPending} onClick={save(true)}>
              Use mine instead
            </Button>
          )}
          <Button type="submit" form={formId} busy={isPending && !isInstead} busyLabel="Saving..." disabled={isPending}>
            {word ? 'Save the word' : 'Add the word'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save(false)} onChange={() => setKnown(undefined)}>
        <TextDraft name={draft} />
        <WordFields form={form} />
      </form>
    </Dialog>
  )
}

/** That a name is known is said beside the actions. */
function fieldOf(path: string): string | undefined {
  const field = path.split('.', 1)[0]
  return field === 'instead' ? undefined : field
}
