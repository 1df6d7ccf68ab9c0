import { useState } from 'react'
import type { RequesterEntry } from '#web/storage/remembered.ts'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { draftIn, tabsOf, type ComposerValues, type TextTab } from './composer-values.ts'
import { hasProblems, problemsOf, type Problems } from './problems.ts'

type ComposerOptions = {
  /** What the form begins with where there is no draft of it. */
  start: ComposerValues
  timeZone: string
  storage: RequesterStorage
  /** The entry of the draft in the browser. */
  draftName: RequesterEntry
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the state of the composer. What is typed is stored in the browser at once, and comes back when the composer is opened again
 * (docs/behaviour/social-media.md, Social media tools).
 */
export function useComposer({ start, timeZone, storage, draftName }: ComposerOptions) {
  const [begun, setBegun] = useState(start)
  const [stored] = useState(() => draftIn(storage.read(draftName)))
  const [values, setValues] = useState(stored ?? start)
  const [isRestored, setRestored] = useState(stored !== undefined && !same(stored, start))
  const [chosenTab, setTab] = useState<TextTab>('all')
  const [problems, setProblems] = useState<Problems>({})
  const check = (checked: ComposerValues) => problemsOf(checked, { timeZone, now: new Date().toISOString() })
  const change = (next: ComposerValues) => {
    setValues(next)
    storage.write(draftName, next)
    if (hasProblems(problems)) setProblems(check(next))
  }
  /** Begins anew, from other values. */
  const restart = (from: ComposerValues = start) => {
    storage.remove(draftName)
    setBegun(from)
    setValues(from)
    setRestored(false)
    setProblems({})
  }
  /** Returns whether the values can be sent; shows what is wrong otherwise. */
  const isReady = () => {
    const found = check(values)
    setProblems(found)
    if (found.tab) setTab(found.tab)
    return !hasProblems(found)
  }
  const tab = tabsOf(values).includes(chosenTab) ? chosenTab : 'all'
  return { values, change, restart, isReady, problems, tab, setTab, isRestored, isDirty: !same(values, begun) }
}

export type Composer = ReturnType<typeof useComposer>
