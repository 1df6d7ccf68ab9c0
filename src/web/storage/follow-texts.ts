import { isTextField, keyOfField, textFieldsOf, typeText } from './form-texts.ts'
import type { RequesterStorage } from './requester-storage.ts'
import { onTextForgotten, readTextDraft, writeTextDraft } from './text-drafts.ts'

/** What was typed is stored this long after the last key, and at once when the form or the page is left. */
const PAUSE_MS = 400

type Following = {
  /** Called with the time of the texts that are in the form again, undefined once they are sent or discarded. */
  onRestored: (at: string | undefined) => void
}

/**
 * Fills a form with what was typed into it before and not sent, and stores what is typed into it from now on.
 * @returns functions that end this, and that set the fields back to what they were
 */
export function followTexts(form: HTMLFormElement, storage: RequesterStorage, name: string, { onRestored }: Following) {
  const draft = readTextDraft(storage, name)
  const typed = new Map(Object.entries(draft?.texts ?? {}))
  const { note, store, cancel } = storingLater(() => writeTextDraft(storage, name, Object.fromEntries(typed)))
  const { fill, forget, setBack, hasFilled } = filling(form, new Map(typed))
  const onInput = ({ target }: Event) => {
    if (!isTextField(target) || keyOfField(target) === '') return
    typed.set(keyOfField(target), target.value)
    note()
  }
  fill()
  if (draft && hasFilled()) onRestored(draft.at)
  // Fields of a further step, or of a row that is added, come later.
  const fields = new MutationObserver(fill)
  fields.observe(form, { childList: true, subtree: true })
  form.addEventListener('input', onInput)
  addEventListener('pagehide', store)
  const stopListening = onTextForgotten(name, () => {
    cancel()
    typed.clear()
    forget()
    onRestored(undefined)
  })
  return {
    setBack,
    stop() {
      store()
      fields.disconnect()
      form.removeEventListener('input', onInput)
      removeEventListener('pagehide', store)
      stopListening()
    },
  }
}

/** Returns what calls `write` a moment after the last `note`, at once, or not at all. */
function storingLater(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const store = () => {
    if (timer === undefined) return
    cancel()
    write()
  }
  const note = () => {
    cancel()
    timer = setTimeout(store, PAUSE_MS)
  }
  return { note, store, cancel }
}

/** Types these texts into the fields of a form, each once its field is there. */
function filling(form: HTMLFormElement, texts: Map<string, string>) {
  const before = new Map<string, string>()
  const fill = () => {
    if (texts.size === 0) return
    for (const field of textFieldsOf(form)) {
      const key = keyOfField(field)
      const text = texts.get(key)
      texts.delete(key)
      if (text === undefined || field.value === text) continue
      before.set(key, field.value)
      typeText(field, text)
    }
  }
  const setBack = () => {
    for (const field of textFieldsOf(form)) {
      const text = before.get(keyOfField(field))
      if (text !== undefined) typeText(field, text)
    }
  }
  return { fill, setBack, forget: () => texts.clear(), hasFilled: () => before.size > 0 }
}
