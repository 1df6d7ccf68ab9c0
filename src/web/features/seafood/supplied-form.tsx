import { useState, type FormEvent } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { ORIGINS } from '#contract/quotes/origins.ts'
import type { SuppliedSeafood } from '#contract/seafood/origin-changes.ts'
import { ORIGIN_NOT_SAID, ORIGIN_WORDS } from '#shared/seafood/origin-words.ts'
import { counted } from '#shared/text/words.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { OriginOptions } from '#web/ui/controls/choice/origin-options.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './seafood.module.css'
import { ORIGIN_FIELDS, originChangesOf, useAnnounceOrigins, type TypedOrigin } from './use-announce-origins.ts'

const UNTYPED: TypedOrigin = { origin: '', from: '' }

/** Takes what is supplied to whom, of which some is chosen, and below it where that is from then. What is typed stays until it is sent. */
export function SuppliedForm({ supplierId, rows }: { supplierId: Id; rows: readonly SuppliedSeafood[] }) {
  const canChange = useCanChange()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState(UNTYPED)
  const [today] = useState(() => sydneyDay(new Date()))
  const { send, fail, errorOf, problem, isPending } = useAnnounceOrigins(supplierId)
  const chosen = rows.filter(({ id }) => ids.has(id))
  const choose = (id: string, isChosen: boolean) => setIds(new Set([...ids].filter((each) => each !== id).concat(isChosen ? id : [])))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const changes = originChangesOf(chosen, typed)
    if ('field' in changes) return fail(changes)
    if (!(await send(changes))) return
    setIds(new Set())
    setTyped(UNTYPED)
  }
  const message = errorOf('chosen') ?? problem
  return (
    <form noValidate aria-label="Where seafood is from" onSubmit={(event) => void submit(event)}>
      <Stack gap={6} align="stretch">
        <ul>
          {rows.map((row) => (
            <SuppliedItem
              key={row.id}
              row={row}
              isChosen={canChange ? ids.has(row.id) : undefined}
              onChoose={(isChosen) => choose(row.id, isChosen)}
            />
          ))}
        </ul>
        {message && <Note tone="error">{message}</Note>}
        {canChange && (
          <Stack gap={4} align="stretch" className={`${styles.steps} no-print`}>
            <OriginFields today={today} typed={typed} errorOf={errorOf} onType={(more) => setTyped({ ...typed, ...more })} />
            <div>
              <Button type="submit" icon="paper-plane-right" busy={isPending} busyLabel="Sending...">
                {chosen.length === 0 ? 'Tell the venues' : `Tell the venues of ${counted(chosen.length, 'change')}`}
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </form>
  )
}

type OriginFieldsProps = {
  today: string
  typed: TypedOrigin
  errorOf: ReturnType<typeof useAnnounceOrigins>['errorOf']
  onType: (more: Partial<TypedOrigin>) => void
}

/** Takes where the chosen is harvested, and from when. */
const OriginFields = ({ today, typed, errorOf, onType }: OriginFieldsProps) => (
  <>
    <Field label="Where it is harvested then" id={ORIGIN_FIELDS.origin} error={errorOf('origin')}>
      <NativeSelect
        value={typed.origin}
        onChange={({ currentTarget: { value } }) => onType({ origin: ORIGINS.find((origin) => origin === value) ?? '' })}
      >
        <OriginOptions none="Please choose" />
      </NativeSelect>
    </Field>
    <Field label="First day" id={ORIGIN_FIELDS.from} error={errorOf('from')}>
      <DateInput type="date" min={today} value={typed.from} onChange={(event) => onType({ from: event.currentTarget.value })} />
    </Field>
  </>
)

type SuppliedItemProps = {
  row: SuppliedSeafood
  /** Whether it is among those that change; undefined where nothing can be changed. */
  isChosen: boolean | undefined
  onChoose: (isChosen: boolean) => void
}

function SuppliedItem({ row: { item, businessName, origin, until, change }, isChosen, onChoose }: SuppliedItemProps) {
  return (
    <ListRow>
      <RowWords>
        {isChosen === undefined ? (
          <p className={styles.name}>{item}</p>
        ) : (
          <Checkbox
            label={
              <>
                <span>{item}</span>
                <span className="visually-hidden">{` for ${businessName}`}</span>
              </>
            }
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        <p className={styles.meta}>{businessName}</p>
      </RowWords>
      <div>
        <p className={origin ? undefined : styles.unknown}>{origin ? ORIGIN_WORDS[origin] : ORIGIN_NOT_SAID}</p>
        {change && <p className={styles.meta}>{`${ORIGIN_WORDS[change.origin]} from ${dayInWords(change.from)}`}</p>}
        {!change && until !== null && <p className={styles.meta}>{`On the menu until ${dayInWords(until)}`}</p>}
      </div>
    </ListRow>
  )
}
