import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type Ref } from 'react'
import { useController } from 'react-hook-form'
import { MAX_ISSUE_RESOURCES } from '#contract/emails/newsletter-issues.ts'
import type { CatalogueEntry } from '#contract/resources/resources.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './issues.module.css'
import type { IssueForm } from './use-issue-form.ts'

/** The resources of an issue in their order, and a list to add another. */
export const ChosenResources = ({ form }: { form: IssueForm }) => (
  <QueryBoundary of={useQuery(query('GET /api/resources', {}))} loading={<LinesSkeleton lines={4} />}>
    {(library) => <Choice form={form} library={library} />}
  </QueryBoundary>
)

function Choice({ form, library }: { form: IssueForm; library: CatalogueEntry[] }) {
  const {
    field: { value: chosen, onChange, ref },
    fieldState: { error },
  } = useController({ control: form.control, name: 'resourceIds' })
  const add = useRef<HTMLDivElement>(null)
  const titles = new Map(library.map(({ id, title }) => [id, title]))
  const remove = (id: string) => {
    onChange(chosen.filter((each) => each !== id))
    add.current?.querySelector('select')?.focus()
  }
  return (
    <Stack gap={3}>
      <div ref={add}>
        <AddResource
          ref={ref}
          others={library.filter(({ id }) => !chosen.includes(id))}
          isFull={chosen.length === MAX_ISSUE_RESOURCES}
          error={error?.message}
          onAdd={(id) => onChange([...chosen, id])}
        />
      </div>
      {chosen.length > 0 && (
        <ol aria-label="Resources of the issue" className={styles.chosen}>
          {chosen.map((id, at) => (
            <ChosenRow
              key={id}
              title={titles.get(id) ?? 'No longer in the library'}
              at={at}
              last={chosen.length - 1}
              onMove={(to) => onChange(chosen.toSpliced(at, 1).toSpliced(to, 0, id))}
              onRemove={() => remove(id)}
            />
          ))}
        </ol>
      )}
    </Stack>
  )
}

type AddResourceProps = {
  ref: Ref<HTMLSelectElement>
  others: CatalogueEntry[]
  isFull: boolean
  error: string | undefined
  onAdd: (id: string) => void
}

/** Adds what is chosen at the end. The button does it, not the choice: keys choose one after the other in a closed list. */
function AddResource({ ref, others, isFull, error, onAdd }: AddResourceProps) {
  const [picked, setPicked] = useState('')
  const add = () => {
    if (picked && !isFull) onAdd(picked)
    setPicked('')
  }
  const help = isFull
    ? `There are ${MAX_ISSUE_RESOURCES}, which is the most. Take one out to add another.`
    : `At most ${MAX_ISSUE_RESOURCES}; each with its title, what it is about, and a link to its page.`
  return (
    <Field label="Resource to add" optional help={help} error={error}>
      <span className={styles.add}>
        <NativeSelect ref={ref} value={picked} onChange={({ target }) => setPicked(target.value)}>
          <option value="">Choose one</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
        <Button variant="outline" icon="plus" aria-disabled={isFull} onClick={add}>
          Add
        </Button>
      </span>
    </Field>
  )
}

type ChosenRowProps = { title: string; at: number; last: number; onMove: (to: number) => void; onRemove: () => void }

/** Buttons that do nothing at an end stay where they are, so that the focus does. */
const ChosenRow = ({ title, at, last, onMove, onRemove }: ChosenRowProps) => (
  <li className={styles.resource}>
    <span className={styles.title}>{title}</span>
    <span className={styles.moves}>
      <IconButton icon="arrow-up" label={`Move “${title}” up`} aria-disabled={at === 0} onClick={() => at > 0 && onMove(at - 1)} />
      <IconButton
        icon="arrow-down"
        label={`Move “${title}” down`}
        aria-disabled={at === last}
        onClick={() => at < last && onMove(at + 1)}
      />
      <IconButton icon="x" label={`Take out “${title}”`} onClick={onRemove} />
    </span>
  </li>
)
