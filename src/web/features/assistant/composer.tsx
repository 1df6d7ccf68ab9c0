import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react'
import { MAX_MESSAGE_LENGTH } from '#contract/assistant/assistant.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import styles from './composer.module.css'

type ComposerProps = {
  value: string
  onChange: (value: string) => void
  placeholder: string
  isPending: boolean
  onSend: () => void
  onStop: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/** The field of a chat. Enter sends, Shift+Enter begins a line; while a reply is pending it is disabled, and can be stopped. */
export function Composer({ value, onChange, placeholder, isPending, onSend, onStop, ref }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form, isPending)
  const canSend = !isPending && value.trim() !== ''
  const sendOnEnter = (event: KeyboardEvent) => {
    // While a word is composed, as in Japanese, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend()
  }
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <form ref={form} className={styles.composer} onSubmit={submit}>
      <Field label="Message" hiddenLabel className={styles.field}>
        <TextArea
          ref={ref}
          rows={1}
          className={styles.text}
          maxLength={MAX_MESSAGE_LENGTH}
          placeholder={placeholder}
          enterKeyHint="send"
          value={value}
          disabled={isPending}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </Field>
      {isPending && (
        <Button variant="quiet" icon="stop-fill" onClick={onStop}>
          Stop
        </Button>
      )}
      <IconButton type="submit" icon="paper-plane-right" label="Send" disabled={!canSend} className={styles.send} />
    </form>
  )
}

/** A disabled field loses the focus: it goes to Stop meanwhile, and back when the reply has come, unless it has gone elsewhere. */
function useFocusKept(form: { current: HTMLFormElement | null }, isPending: boolean) {
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const isOurs = element.contains(document.activeElement) || document.activeElement === document.body
    if (isPending) {
      hadFocus.current = isOurs
      if (isOurs) element.querySelector<HTMLElement>('button[type=button]')?.focus()
    } else if (hadFocus.current) {
      hadFocus.current = false
      if (isOurs) element.querySelector('textarea')?.focus()
    }
  }, [form, isPending])
}
