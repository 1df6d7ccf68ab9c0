import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { TextInput } from './text-input.tsx'

type SearchFormProps = {
  /** What is searched. */
  label: string
  placeholder: string
  /** What the address says is searched for; the field follows it. */
  value: string | undefined
  onFind: (text: string | undefined) => void
  className?: string
  /** Stands behind the button. */
  children?: ReactNode
}

/** The pause in typing after which a search is sent. */
const PAUSE_MS = 250

/** A search that follows what is typed, and begins at once when the form is sent; a blank text searches for everything. */
export function SearchForm({ label, placeholder, value, onFind, className, children }: SearchFormProps) {
  const { input, send, sendSoon } = useTyped(value, onFind)
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(String(new FormData(event.currentTarget).get('search')))
  }
  return (
    <search>
      <form className={className} onSubmit={find}>
        <TextInput
          ref={input}
          onChange={({ target }) => sendSoon(target.value)}
          type="search"
          name="search"
          icon="magnifying-glass"
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          defaultValue={value}
        />
        <Button type="submit" variant="outline">
          Find
        </Button>
        {children}
      </form>
    </search>
  )
}

/** Sends what is typed after a pause. The field follows the address, except for what it has sent there itself. */
function useTyped(value: string | undefined, onFind: SearchFormProps['onFind']) {
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    if (value !== sent.current && input.current) input.current.value = value ?? ''
    sent.current = value
  }, [value])
  const send = (typed: string) => {
    clearTimeout(pause.current)
    sent.current = typed.trim() || undefined
    onFind(sent.current)
  }
  const sendSoon = (typed: string) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => send(typed), PAUSE_MS)
  }
  return { input, send, sendSoon }
}
