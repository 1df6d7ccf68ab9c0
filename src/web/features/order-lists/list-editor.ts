import { createContext, useContext } from 'react'
import { MAX_LIST_LINES } from '#contract/order-lists/order-lists.ts'
import { counted } from '#shared/text/words.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ListLine, Meaning } from './list-line.ts'

/** Where the lines of a list are: in this browser only, or in an account. */
export type LinesStore = {
  get: () => readonly ListLine[]
  change: (update: (lines: readonly ListLine[]) => readonly ListLine[]) => void
}

/** Changes the lines of a list. */
export type ListEditor = ReturnType<typeof listEditor>

type EditorOptions = {
  /** Names the drafts of this list, so that no text is brought back into another one. */
  draft: string
  /** Who sees the prices paid, in a sentence. */
  privacy: string
  /** Remembers what was said that a unit holds. */
  onMeanings?: (meanings: Meaning[]) => void
}

export const listEditor = ({ get, change }: LinesStore, { draft, privacy, onMeanings = () => {} }: EditorOptions) => ({
  draft,
  privacy,
  onMeanings,
  /** Returns whether there was room for all of them; else none is added. */
  addLines(added: readonly ListLine[]): boolean {
    if (get().length + added.length > MAX_LIST_LINES) return false
    change((lines) => [...lines, ...added])
    return true
  },
  replaceLine: (line: ListLine) => change((lines) => lines.map((other) => (other.id === line.id ? line : other))),
  moveLine: (id: string, to: number) =>
    change((lines) => {
      const line = lines.find((other) => other.id === id)
      return line ? lines.filter((other) => other !== line).toSpliced(to, 0, line) : lines
    }),
  /** Removes a line, with a toast that brings it back to its place. */
  removeLine(line: ListLine) {
    const at = get().findIndex(({ id }) => id === line.id)
    change((lines) => lines.filter(({ id }) => id !== line.id))
    const undo = () => change((lines) => (lines.some(({ id }) => id === line.id) ? lines : lines.toSpliced(at, 0, line)))
    toast({ title: `${line.item} removed`, action: { label: 'Undo', onAct: undo } })
  },
  /** Removes all lines, with a toast that brings them back before whatever was added since. */
  clear() {
    const removed = get()
    change(() => [])
    toast({
      title: 'List cleared',
      description: `${counted(removed.length, 'line')} removed.`,
      action: { label: 'Undo', onAct: () => change((lines) => [...removed, ...lines]) },
    })
  },
})

export const ListEditorContext = createContext<ListEditor | undefined>(undefined)

/** Returns what changes the list around. */
export function useListEditor(): ListEditor {
  const editor = useContext(ListEditorContext)
  if (!editor) throw new Error('There is no list around this component.')
  return editor
}
