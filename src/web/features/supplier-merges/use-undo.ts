import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_MERGES } from './lists.ts'

/** Undoes a merge. */
export const useUndo = (onSuccess?: () => void) =>
  useWrite('POST /api/admin/merges/:id/undo', {
    invalidates: SHOWS_MERGES,
    success: ({ keptName, mergedName }) => ({
      title: 'Merge undone',
      description: `${mergedName} and ${keptName} are two again`,
      tone: 'success',
    }),
    failure: 'The merge could not be undone',
    ...(onSuccess && { onSuccess }),
  })
