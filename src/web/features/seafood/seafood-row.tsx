import { useRef, useState, type ReactNode } from 'react'
import type { SeafoodRow } from '#contract/seafood/seafood.ts'
import { ORIGIN_LETTERS } from '#shared/seafood/menu-words.ts'
import { ORIGIN_NOT_SAID, ORIGIN_WORDS } from '#shared/seafood/origin-words.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { quotePath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { OwnForm } from './own-form.tsx'
import styles from './seafood.module.css'
import { useRowSteps } from './use-row-steps.ts'

type RowProps = {
  row: SeafoodRow
  today: string
  /** Whether the row was taken off the menu, and nothing has followed it. */
  canGoOn?: boolean
  /** Called when the row has gone from its list, and the focus with it. */
  onGone: () => void
}

/** Shows what a venue was supplied with, since when, and what can be done with it. */
export function SeafoodItem({ row, today, canGoOn = false, onGone }: RowProps) {
  const [mode, setMode] = useState<'shown' | 'ending' | 'changing'>('shown')
  const place = useRef<HTMLDivElement>(null)
  // What was pressed is gone with the change, and the focus with it.
  const show = (next: typeof mode) => {
    setMode(next)
    place.current?.focus()
  }
  const back = () => show('shown')
  return (
    <ListRow>
      <RowWords>
        <div ref={place} tabIndex={-1} className={styles.place}>
          {mode === 'changing' ? (
            <OwnForm row={row} onSaved={back} onCancel={back} />
          ) : (
            <>
              <Words row={row} today={today} />
              {mode === 'ending' && <LastDay row={row} today={today} onDone={back} />}
            </>
          )}
        </div>
      </RowWords>
      {mode === 'shown' && (
        <Steps row={row} today={today} canGoOn={canGoOn} onGone={onGone} onEnd={() => show('ending')} onChange={() => show('changing')} />
      )}
    </ListRow>
  )
}

function Words({ row: { item, supplier, origin, from, until, keepUntil, requestId, note }, today }: Pick<RowProps, 'row' | 'today'>) {
  const hasEnded = until !== null && until < today
  return (
    <>
      <p className={styles.name}>{origin ? `${item} (${ORIGIN_LETTERS[origin]})` : item}</p>
      <p className={origin ? styles.meta : styles.unknown}>{origin ? ORIGIN_WORDS[origin] : ORIGIN_NOT_SAID}</p>
      <p className={styles.meta}>
        {`${supplier.businessName}, `}
        <span>{`from ${dayInWords(from)}`}</span>
        {until !== null && <span>{` until ${dayInWords(until)}`}</span>}
      </p>
      {hasEnded && keepUntil !== null && <p className={styles.meta}>{`Keep its proof until ${dayInWords(keepUntil)}.`}</p>}
      {note !== null && <p className={styles.meta}>{note}</p>}
      {requestId !== null && (
        <p className={styles.meta}>
          <TextLink href={quotePath(requestId)}>
            {origin ? 'Its order' : 'Ask where it is from'}
            <span className="visually-hidden">{`: ${item}`}</span>
          </TextLink>
        </p>
      )}
    </>
  )
}

type StepsProps = RowProps & { onEnd: () => void; onChange: () => void }

function Steps({ row, today, canGoOn, onGone, onEnd, onChange }: StepsProps) {
  const { isPending, setUntil, remove } = useRowSteps(row)
  const of = <span className="visually-hidden">{`: ${row.item}`}</span>
  const runs = row.from <= today && (row.until === null || row.until >= today)
  const gone = async (isDone: Promise<boolean>) => {
    if (await isDone) onGone()
  }
  return (
    <Stack row gap={2} className="no-print">
      {runs && !canGoOn && (
        <StepButton onClick={onEnd} isPending={isPending}>
          Off the menu{of}
        </StepButton>
      )}
      {canGoOn && (
        <StepButton onClick={() => void gone(setUntil(null))} isPending={isPending}>
          On the menu again{of}
        </StepButton>
      )}
      {row.isOwn && (
        <>
          <StepButton onClick={onChange} isPending={isPending}>
            Change{of}
          </StepButton>
          <StepButton onClick={() => void gone(remove())} isPending={isPending}>
            Remove{of}
          </StepButton>
        </>
      )}
    </Stack>
  )
}

const StepButton = ({ isPending, onClick, children }: { isPending: boolean; onClick: () => void; children: ReactNode }) => (
  <Button size="sm" variant="quiet" busy={isPending} onClick={onClick}>
    {children}
  </Button>
)

/** Asks for the last day on the menu, which is today unless another is given. */
function LastDay({ row, today, onDone }: { row: SeafoodRow; today: string; onDone: () => void }) {
  const day = useRef<HTMLInputElement>(null)
  const { isPending, setUntil, problem } = useRowSteps(row)
  return (
    <form
      noValidate
      className="no-print"
      aria-label={`Off the menu: ${row.item}`}
      onSubmit={(event) => {
        event.preventDefault()
        void setUntil(day.current?.value ?? today).then((isDone) => isDone && onDone())
      }}
    >
      <Stack gap={3} className={styles.steps}>
        <Field label="Last day on the menu" error={problem}>
          <DateInput ref={day} type="date" min={row.from} defaultValue={today} />
        </Field>
        <Stack row gap={2}>
          <Button type="submit" size="sm" busy={isPending}>
            Off the menu after this day
          </Button>
          <Button size="sm" variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
