import { disconnectAll } from '#server/features/social/leave-social.ts'
import { makeMergesFinal } from '#server/features/supplier-merges/finish-merges.ts'
import type { TestApp } from '#test/app/app.ts'

/** Runs the nightly job that makes merges final, as the application registers it. */
export const finishMerges = ({ context }: TestApp) =>
  makeMergesFinal({ ...context, onMergeEnd: (tx, id) => disconnectAll(tx, context, id) })
