import { useState } from 'react'
import { toast } from '#web/ui/feedback/toast.ts'
import { CallError } from '#web/api/call-error.ts'
import { failureToast } from './failure-toast.ts'

/** A version that another user has saved while a form was filled in. */
export type Conflict = {
  /** Labels of the fields that they changed. */
  changed: string[]
  keepMine: () => Promise<void>
  takeTheirs: () => void
  /** Closes the dialog without a decision: the typed values stay, and saving asks again. */
  close: () => void
}

type ConflictOptions<Saved> = {
  /** The title of the toast where the other version cannot be read. */
  failed: string
  /** Reads the version that stands now. */
  read: () => Promise<Saved>
  /** Returns the labels of the fields in which it differs from the one that the form started with. */
  changedIn: (theirs: Saved) => string[]
  /** Saves what was typed over this version. */
  save: (version: number) => Promise<unknown>
  startFrom: (theirs: Saved) => void
}

/** Has the user choose between two versions where a write was refused with 409. `onError` is for the write, and takes all of its errors. */
export function useConflict<Saved extends { version: number }>({ failed, read, changedIn, save, startFrom }: ConflictOptions<Saved>) {
  const [theirs, setTheirs] = useState<Saved>()
  const close = () => setTheirs(undefined)
  const conflict: Conflict | undefined = theirs && {
    changed: changedIn(theirs),
    async keepMine() {
      close()
      await save(theirs.version)
    },
    takeTheirs() {
      close()
      startFrom(theirs)
    },
    close,
  }
  const onError = (error: unknown) =>
    isConflict(error) ? read().then(setTheirs, (failure) => void toast(failureToast(failure, failed))) : undefined
  return { conflict, onError }
}

/** Returns whether a write was refused because its version is not the current one. */
export const isConflict = (error: unknown): boolean => error instanceof CallError && error.status === 409
