import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ComponentType, type KeyboardEventHandler, type SubmitEvent } from 'react'
import { withoutUnreadable } from '#shared/text/unreadable.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/reads/query.ts'
import { usePrefill } from '#web/browser/use-prefill.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { deliveryAnswer } from './delivery-texts.ts'
import styles from './delivery-question.module.css'

export const deliveryRead = (id: string, location: string) => query('GET /api/suppliers/:id/delivery', { id, location })

type DeliveryQuestionProps = {
  supplierId: number
  /** The place in the address; it is in the field from the first paint on. */
  asked: string | undefined
  /** A place to ask about where the address has none, once it is known. */
  prefill: string | undefined
  onAsk: (location: string) => void
  /** Completes a place that was begun, on Enter. */
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
  /** The suggestions of places for the field, once it has had the focus. */
  Suggestions: ComponentType<{ input: HTMLInputElement; onChoose: (label: string) => void }>
}

/** Asks whether a supplier delivers to a place, and says so. Without a script the form loads the page with the answer. */
export function DeliveryQuestion({ supplierId, asked, prefill, onAsk, onKeyDown, Suggestions }: DeliveryQuestionProps) {
  const input = useRef<HTMLInputElement>(null)
  const [suggestFor, setSuggestFor] = useState<HTMLInputElement | null>(null)
  usePrefill(input, asked ?? prefill)
  const ask = (location: string) => {
    if (location) onAsk(location)
    else input.current?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    ask(withoutUnreadable(input.current?.value ?? '').trim())
  }
  const choose = (label: string) => {
    // The suggestions are shown only with the input.
    input.current!.value = label
    ask(label)
  }
  return (
    <form action="#delivery" onSubmit={submit} className={styles.form}>
      <Field label="Delivers to" className={styles.place}>
        <div className={styles.box}>
          <TextInput
            ref={input}
            name="location"
            icon="map-pin"
            placeholder="Suburb or postcode"
            defaultValue={asked}
            maxLength={200}
            autoComplete="off"
            onFocus={() => setSuggestFor(input.current)}
            onKeyDown={onKeyDown}
          />
          {suggestFor && <Suggestions input={suggestFor} onChoose={choose} />}
        </div>
      </Field>
      <Button type="submit" variant="outline">
        Check
      </Button>
      <Answer supplierId={supplierId} location={asked ?? prefill} />
    </form>
  )
}

function Answer({ supplierId, location = '' }: { supplierId: number; location: string | undefined }) {
  const { data, error, isFetching } = useQuery({ ...deliveryRead(String(supplierId), location), enabled: location !== '' })
  const words = data ? deliveryAnswer(data, location) : error ? serverMessage(error) : isFetching ? 'Checking...' : ''
  return (
    <output className={styles.answer}>
      {data?.delivers && <Icon name="check-circle-fill" className={styles.yes} />}
      {words}
    </output>
  )
}
