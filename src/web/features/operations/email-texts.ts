import { capitalised } from '#shared/text/words.ts'
import type { ResponseOf } from '#contract/api.ts'

export type Email = ResponseOf<'GET /api/admin/emails'>['items'][number]

export const STATUS_LABELS: Record<Email['status'], string> = {
  queued: 'Queued',
  held: 'Held',
  sent: 'Sent',
  file: 'Written to a file, not sent',
  failed: 'Given up',
  digested: 'In a digest',
}

/** "quote-request-copy" in words. */
export const kindInWords = (kind: string): string => capitalised(kind).replaceAll('-', ' ')
