import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import { PRICE_LIST_BYTES } from '#contract/price-lists/price-lists.ts'
import { MIB } from '#shared/bytes.ts'
import type { ListSource } from '#web/api/price-list.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import { TextDraft } from '#web/text-draft.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { PictureDrop } from '#web/ui/controls/picture-drop.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { useReading } from './use-reading.ts'

/** The name under which pasted text is kept until it is saved. */
export const PASTED_LIST = 'price-list'
const MAX_SIZE = PRICE_LIST_BYTES / MIB

type ReadFormProps = {
  reading: Pick<ReturnType<typeof useReading>, 'share' | 'start' | 'isPending' | 'problem'>
  onCancel: (() => void) | undefined
}

/** Takes a whole list: pasted or typed, or as a file. */
export function ReadForm({ reading: { share, start, isPending, problem }, onCancel }: ReadFormProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [wrong, setWrong] = useState<string>()
  const [isFile, setFile] = useState(false)
  const read = async (source: ListSource) => {
    setWrong(undefined)
    setFile('file' in source)
    const found = await start(source)
    if (found && found.reading.rows.length === 0) setWrong('No item was found in it. Please put each item on a line of its own.')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = area.current?.value.trim()
    if (text) return void read({ text })
    setWrong('Please paste or type your list first, or choose a file.')
    area.current?.focus()
  }
  const takeFile = (file: File) => {
    if (file.size > PRICE_LIST_BYTES) setWrong(`This file is larger than ${MAX_SIZE} MB. Please split it into several.`)
    else void read({ file })
  }
  return (
    <form noValidate onSubmit={submit} className={styles.read}>
      <ListFields area={area} error={wrong ?? (isFile ? undefined : problem)} onFile={takeFile} />
      {isFile && problem && <Note tone="error">{problem}</Note>}
      {isPending && <ReadingProgress share={isFile ? share : 1} />}
      <Stack row gap={3}>
        <Button type="submit" busy={isPending} busyLabel="Reading...">
          Read the list
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Stack>
    </form>
  )
}

type ListFieldsProps = { area: RefObject<HTMLTextAreaElement | null>; error: string | undefined; onFile: (file: File) => void }

const ListFields = ({ area, error, onFile }: ListFieldsProps) => (
  <>
    <Field
      label="Paste or type your price list"
      error={error}
      help="Copy it from your spreadsheet with its titles, or put one item on each line. Nothing is saved before you have seen how it was read."
    >
      <TextArea
        ref={area}
        name="list"
        rows={8}
        placeholder={'Chicken breast fillet 5 kg $54.00\nFull cream milk 2 L $4.10\nBasil bunch $2.80'}
      />
    </Field>
    <TextDraft name={PASTED_LIST} />
    <PictureDrop
      label="Choose a file"
      hint={`CSV or Excel (.xlsx), up to ${MAX_SIZE} MB and 5,000 items`}
      accept={['.csv', 'text/csv', '.xlsx', XLSX_TYPE]}
      onFiles={([file]) => onFile(file)}
    />
  </>
)

/** How far a file is sent; how long its reading takes is not known. */
const ReadingProgress = ({ share }: { share: number }) => (
  <p className={styles.progress}>
    <output>{share < 1 ? 'Sending the file...' : 'Reading the list...'}</output>
    <progress aria-label="Sent" value={share < 1 ? share : undefined} />
  </p>
)
