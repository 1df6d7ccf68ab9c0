import type { Context } from '#server/context.ts'
import { confirmReader } from '#server/features/emails/held-emails.ts'
import type { Admission } from './access.ts'

/** Records that the link of an email was opened, so its address is one that is read; does nothing for one that is confirmed, or without the link. */
export async function noteOpened(deps: Pick<Context, 'db' | 'jobs'>, { link }: Admission): Promise<void> {
  if (link && !link.isConfirmed) await confirmReader(deps, link.address)
}

/** Does the same for a read, which must not fail where nothing can be written, such as on a full disk: the next one records it. */
export async function noteRead({ log, ...deps }: Pick<Context, 'db' | 'jobs' | 'log'>, admission: Admission): Promise<void> {
  try {
    await noteOpened(deps, admission)
  } catch (err) {
    log.warn({ err, quoteId: admission.subject.id }, 'It could not be recorded that the link of an email was opened')
  }
}
