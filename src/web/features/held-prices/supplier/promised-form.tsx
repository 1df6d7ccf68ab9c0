import { useState, type FormEvent, type ReactNode } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { PromisedPrice } from '#contract/quotes/held-prices.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { counted } from '#shared/text/words.ts'
import { newPricesIn } from '#web/addresses/new-prices.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import styles from '#web/features/held-prices/price-table.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ChangeFields } from './change-fields.tsx'
import { changesOf, typedAs, UNTYPED, type TypedPrices } from './new-prices.ts'
import { PromisedRow } from './promised-row.tsx'
import { useAnnounce } from './use-announce.ts'

type PromisedFormProps = { supplierId: Id; prices: readonly PromisedPrice[]; total: number }

/** The prices that were promised, of which some are chosen, and below them what they are to be. What is typed stays until it is sent. */
export function PromisedForm({ supplierId, prices, total }: PromisedFormProps) {
  const canChange = useCanChange()
  const [today] = useState(() => sydneyDay(new Date()))
  const [chosenBefore] = useState(() => newPricesIn(globalThis.location?.hash ?? ''))
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(chosenBefore.keys()))
  const [typed, setTyped] = useState(() => typedAs(chosenBefore))
  // A price that its buyer has left since it was chosen cannot be changed any more.
  const chosen = prices.filter(({ id, change }) => ids.has(id) && change?.answer !== 'leave')
  const { send, fail, errors, problem, isPending } = useAnnounce(supplierId, { typed, chosen })
  const choose = (id: string, isChosen: boolean) => setIds(new Set([...ids].filter((each) => each !== id).concat(isChosen ? id : [])))
  const type = (more: Partial<TypedPrices>) => setTyped({ ...typed, ...more })
  const clear = () => {
    setIds(new Set())
    setTyped(UNTYPED)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const changes = changesOf(chosen, typed)
    if ('field' in changes) return fail(changes)
    if (await send(changes)) clear()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={6} align="stretch">
        <PromisedTable total={total}>
          {prices.map((price) => (
            <PromisedRow
              key={price.id}
              price={price}
              typed={typed}
              today={today}
              isChosen={canChange ? ids.has(price.id) : undefined}
              error={errors[price.id]}
              onChoose={(isChosen) => choose(price.id, isChosen)}
              onType={(text) => type({ prices: { ...typed.prices, [price.id]: text } })}
            />
          ))}
        </PromisedTable>
        {problem && <Note tone="error">{problem}</Note>}
        {canChange && (
          <section aria-label="New prices" className="no-print">
            <ChangeFields typed={typed} today={today} errors={errors} isSending={isPending} count={chosen.length} onType={type} />
          </section>
        )}
      </Stack>
    </form>
  )
}

const PromisedTable = ({ total, children }: { total: number; children: ReactNode }) => (
  <div>
    <output className={classNames(styles.count, styles.total)}>{counted(total, 'price')}</output>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Item and buyer</th>
          <th scope="col">Price, without GST</th>
          <th scope="col">Holds until</th>
          <th scope="col">New price</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
