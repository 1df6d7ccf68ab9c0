import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'
import type { Offer } from '#contract/offers.ts'
import type { SavedAnswer } from '#contract/quotes.ts'
import { sydneyDay } from '#contract/sydney-day.ts'
import { callOverHttp } from '#web/api/call.ts'
import { query } from '#web/api/query.ts'
import { sayWhyNot } from '#web/features/quotes/thread/use-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { NativeSelect } from '#web/ui/native-select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { offerOf, valuesOf, type AnswerValues } from './answer-values.ts'
import styles from './saved-answers.module.css'
import type { AnswerFormState } from './use-answer-form.ts'

type StartFromProps = { form: AnswerFormState; supplierId: number; lastOffer: Offer | null }

const LAST = 'last'

/** Prices to begin with, instead of a blank line: those sent last, or some that were kept. */
export function StartFrom({ form, supplierId, lastOffer }: StartFromProps) {
  const { saved } = useSavedAnswers(supplierId)
  if (!lastOffer && saved.length === 0) return null
  const begin = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const { value } = currentTarget
    const offer = value === LAST ? lastOffer : saved.find(({ id }) => id === value)?.offer
    if (offer) replace(form, valuesOf(offer, sydneyDay(new Date())))
    currentTarget.value = ''
  }
  return (
    <Field label="Start from">
      <NativeSelect defaultValue="" onChange={begin}>
        <option value="" disabled>
          Choose prices
        </option>
        {lastOffer && <option value={LAST}>The prices sent last</option>}
        {saved.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** Keeps what is typed to begin the next answer with, and shows what is kept. */
export function KeepPrices({ form, supplierId }: Pick<StartFromProps, 'form' | 'supplierId'>) {
  const { saved, keep, forget } = useSavedAnswers(supplierId)
  return (
    <details className={styles.shelf}>
      <summary className={styles.summary}>Keep these prices to use again</summary>
      <KeepForm form={form} onKeep={keep} />
      {saved.length > 0 && <Shelf saved={saved} onForget={forget} />}
    </details>
  )
}

/** Nothing typed is lost by choosing. */
function replace(form: AnswerFormState, values: AnswerValues) {
  const before = form.getValues()
  form.reset(values)
  toast({ title: 'Prices filled in', action: { label: 'Undo', onAct: () => form.reset(before) } })
}

function KeepForm({ form, onKeep }: { form: AnswerFormState; onKeep: (name: string, values: AnswerValues) => Promise<boolean> }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const keep = async () => {
    setProblem(name.trim() === '' ? 'Please give it a name.' : undefined)
    // What is not complete yet is said at its field.
    if (name.trim() === '' || !(await form.trigger(undefined, { shouldFocus: true }))) return
    setBusy(true)
    if (await onKeep(name, form.getValues())) setName('')
    setBusy(false)
  }
  return (
    <div className={styles.keep}>
      <Field label="Name" error={problem} help="One of the same name is replaced.">
        <TextInput value={name} maxLength={80} placeholder="Weekly beans, 1 kg bags" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button variant="quiet" busy={isBusy} busyLabel="Keeping..." onClick={() => void keep()}>
        Keep them
      </Button>
    </div>
  )
}

const Shelf = ({ saved, onForget }: { saved: SavedAnswer[]; onForget: (answer: SavedAnswer) => void }) => (
  <ul aria-label="Kept prices" className={styles.list}>
    {saved.map((answer) => (
      <li key={answer.id} className={styles.kept}>
        {answer.name}
        <IconButton icon="trash" dense label={`Forget ${answer.name}`} onClick={() => onForget(answer)} />
      </li>
    ))}
  </ul>
)

/** A removal is sent at once; its toast keeps it again. */
function useSavedAnswers(supplierId: number) {
  const client = useQueryClient()
  const read = query('GET /api/suppliers/:id/saved-answers', { id: String(supplierId) })
  const { data: saved = [] } = useQuery(read)
  const id = String(supplierId)
  const send = async (work: () => Promise<unknown>, said: Parameters<typeof toast>[0]) => {
    try {
      await work()
      await client.invalidateQueries({ queryKey: read.queryKey })
      toast(said)
      return true
    } catch (error) {
      sayWhyNot(error)
      return false
    }
  }
  const put = (name: string, offer: object) => () => callOverHttp('POST /api/suppliers/:id/saved-answers', { id, name, ...offer } as never)
  const keep = (name: string, values: AnswerValues) => send(put(name, offerOf(values)), { title: 'Prices kept', tone: 'success' })
  const forget = (answer: SavedAnswer) =>
    void send(() => callOverHttp('DELETE /api/suppliers/:id/saved-answers/:answerId', { id, answerId: answer.id }), {
      title: 'Removed',
      description: answer.name,
      action: { label: 'Undo', onAct: () => void send(put(answer.name, answer.offer), { title: 'Prices kept', tone: 'success' }) },
    })
  return { saved, keep, forget }
}
