import { useRef, useState, type FormEvent } from 'react'
import { XLSX_TYPE, type ReadOrderList } from '#contract/order-lists/order-lists.ts'
import { readOrderListFile } from '#web/api/order-list-file.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { PictureDrop } from '#web/ui/controls/picture-drop.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { useListEditor } from './list-editor.ts'
import styles from './order-list.module.css'

const NOTHING = 'No line was found in it. Please put each item on a line of its own.'
const AT_PLACE = { invalidates: [], failure: () => {} }

/** Takes a whole list as pasted text or as a file, and hands over what was read. */
export function PasteList({ onRead }: { onRead: (read: ReadOrderList) => void }) {
  const { draft } = useListEditor()
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()
  const pasted = useWrite('POST /api/order-lists/read', AT_PLACE)
  const file = useUpload(readOrderListFile, AT_PLACE)
  const show = (read: ReadOrderList) => (read.lines.length > 0 ? onRead(read) : setProblem(NOTHING))
  const take = (reading: Promise<ReadOrderList>) => {
    setProblem(undefined)
    // The problem of a failed call is that of its hook.
    reading.then(show, () => {})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = area.current?.value.trim()
    if (text) return take(pasted.sendOrThrow({ text }))
    setProblem('Please paste your list first, or choose a file.')
    area.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className={styles.paste}>
      <Field label="Paste your list" error={problem ?? pasted.problem} help="One item on each line, as you write it for yourself.">
        <TextArea ref={area} name="list" rows={8} placeholder={'2 boxes tomatoes\n6 x 2L full cream milk\n10kg flour'} />
      </Field>
      <TextDraft name={draft} />
      <PictureDrop
        label="Choose a file"
        hint="CSV or Excel (.xlsx), up to 1MB"
        accept={['.csv', 'text/csv', '.xlsx', XLSX_TYPE]}
        onFiles={([chosen]) => take(file.sendOrThrow(chosen))}
      />
      {file.problem && <Note tone="error">{file.problem}</Note>}
      <Button type="submit" busy={pasted.isPending || file.isPending} busyLabel="Reading...">
        Read the list
      </Button>
    </form>
  )
}
