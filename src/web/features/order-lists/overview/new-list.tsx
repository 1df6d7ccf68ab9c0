import { useRef, useState, type FormEvent } from 'react'
import { orderListPath } from '#web/features/order-lists/stored/list-path.ts'
import type { useListActions } from '#web/features/order-lists/stored/use-list-actions.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './overview.module.css'

/** Begins a list by its name, and opens it. */
export function NewList({ actions }: { actions: ReturnType<typeof useListActions> }) {
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const name = field.current?.value.trim() ?? ''
    setMissing(name ? undefined : 'Please give the list a name, such as "Weekly order".')
    if (!name) return field.current?.focus()
    const list = await actions.add(name)
    if (list) navigate(orderListPath(list.id))
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.add}>
      <Field label="Name of a new list" error={missing} className={styles.grow}>
        <TextInput ref={field} maxLength={100} autoComplete="off" placeholder="Weekly order" />
      </Field>
      <Button type="submit" icon="plus" className={styles.addButton} busy={actions.isAdding} busyLabel="Adding...">
        Create list
      </Button>
    </form>
  )
}
